#!/bin/sh
# install.sh PACKAGE: a Debian package for the tests. A mirror that stumbles or another apt at work is waited for.
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
trap 'rm -f "$log"' EXIT
try() {
    apt-get -qq -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 "$@" >"$log" 2>&1
}

echo "installing $1 for the tests"
for pause in 0 5 20; do
    sleep "$pause"
    try install -y --no-install-recommends "$1" && exit 0
    try update # the list of packages may be missing or old
done
try install -y --no-install-recommends "$1" && exit 0
cat "$log"
echo "apt-get cannot install $1: see above, put it right and run this again."
exit 1
