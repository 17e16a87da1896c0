#!/bin/sh
# The tests of the pages drive a real browser: make sure that there is one. Playwright downloads nothing.
[ -n "$RONDE_CHROMIUM" ] && exit 0
if [ -n "$RONDE_SKIP_BROWSER" ]; then
    echo "left out on request: the tests that need a browser (RONDE_SKIP_BROWSER is set)"
    exit 0
fi
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    sh "$(dirname "$0")/install.sh" chromium
else
    echo "The tests of the pages need chromium: on Debian 'apt-get install chromium', elsewhere install it and"
    echo "set RONDE_CHROMIUM to its path. RONDE_SKIP_BROWSER=1 leaves these tests out."
    exit 1
fi
