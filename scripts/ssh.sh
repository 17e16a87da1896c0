#!/bin/sh
# The tests send the site of an event to an SSH server of their own: make sure that its programs are there.
if [ -n "$RONDE_SKIP_SSH" ]; then
    echo "left out on request: the tests that need an SSH server (RONDE_SKIP_SSH is set)"
    exit 0
fi
for package in openssh-server rsync; do
    program=$(echo "$package" | sed 's/openssh-server/sshd/')
    [ -x "/usr/sbin/$program" ] || command -v "$program" >/dev/null 2>&1 && continue
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        sh "$(dirname "$0")/install.sh" "$package" || exit 1
    else
        echo "The tests that send a site need sshd and rsync: on Debian 'apt-get install openssh-server rsync'."
        echo "RONDE_SKIP_SSH=1 leaves these tests out."
        exit 1
    fi
done
