#!/bin/sh
# end-together.sh PROCESS|- [FOLDER]: waits until whoever started this is gone, however it went: then its end of our
# input closes. Ends the process then (a number below zero: its whole group), the database that runs in the folder, and
# removes the folder. A line of input says that all has ended well.
trap '' INT TERM HUP
read -r _ && exit 0

wait_for() {
  for _ in $(seq 150); do kill -s 0 -- "$1" 2>/dev/null || return 0; sleep 0.1; done
  return 1
}
if [ "$1" != - ]; then
  kill -s TERM -- "$1" 2>/dev/null
  wait_for "$1" || kill -s KILL -- "$1" 2>/dev/null
fi

[ -n "${2:-}" ] || exit 0
database=$(head -n 1 "$2/postgres/postmaster.pid" 2>/dev/null)
if [ -n "$database" ] && tr '\0' ' ' <"/proc/$database/cmdline" 2>/dev/null | grep -qF "$2"; then
  kill -s INT "$database" && wait_for "$database" || kill -s QUIT "$database" 2>/dev/null
fi
rm -rf "$2"
