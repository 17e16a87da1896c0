#!/bin/sh
# Screenshots in French want a browser that says "jj/mm/aaaa" in a field: its words, in the version that is there.
# Without them the fields are in English, and nothing else changes.
version=$(dpkg-query -W -f '${Version}' chromium 2>/dev/null) || exit 0
dpkg-query -W -f '${Status}' chromium-l10n 2>/dev/null | grep -q 'ok installed' && exit 0
if [ "$(id -u)" = 0 ] && sh "$(dirname "$0")/install.sh" "chromium-l10n=$version"; then
    exit 0
fi
echo "chromium-l10n is not there: the browser's own words in the French screenshots are English"
