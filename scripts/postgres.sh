#!/bin/sh
# The tests of the desk run on PostgreSQL too: make sure that its programs are there.
# They start a private server of their own; nothing that runs already is touched.
if [ -n "$RONDE_SKIP_POSTGRES" ]; then
    echo "left out on request: the tests that need PostgreSQL (RONDE_SKIP_POSTGRES is set)"
    exit 0
fi
if command -v postgres >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    sh "$(dirname "$0")/install.sh" postgresql
else
    echo "The tests need PostgreSQL's programs (initdb, postgres): on Debian 'apt-get install postgresql',"
    echo "on macOS 'brew install postgresql'. RONDE_SKIP_POSTGRES=1 leaves these tests out."
    exit 1
fi
