#!/bin/sh
# Patroni calls this with: port, PgBouncer's folder, what happened, the role from now on, the cluster's name.
# Whoever becomes the primary says so to PgBouncer; a standby says nothing.
set -eu
port=$1 folder=$2 role=$4
case "$role" in master | primary) ;; *) exit 0 ;; esac
printf '[databases]\natrium = host=127.0.0.1 port=%s dbname=atrium\n' "$port" >"$folder/primary.ini.$port"
mv "$folder/primary.ini.$port" "$folder/primary.ini"
# It ends at once and is started again by whoever keeps it (with systemd: Restart=always). What still waits for the
# former primary is cut off with that: one that is frozen closes no connection, and once it goes on, nobody may be led
# to it. To reload is not enough for that, and its KILL makes version 1.18 turn in circles.
if [ -s "$folder/pgbouncer.pid" ]; then kill -TERM "$(cat "$folder/pgbouncer.pid")" || true; fi
