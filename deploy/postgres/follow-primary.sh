#!/bin/sh
# Patroni calls this with: port, PgBouncer's folder, what happened, the role from now on, the cluster's name.
# Whoever becomes the primary says so to PgBouncer; a standby says nothing.
set -eu
port=$1 folder=$2 role=$4
case "$role" in master | primary) ;; *) exit 0 ;; esac
printf '[databases]\natrium = host=127.0.0.1 port=%s dbname=atrium\n' "$port" >"$folder/primary.ini.$port"
mv "$folder/primary.ini.$port" "$folder/primary.ini"
if [ -s "$folder/pgbouncer.pid" ]; then kill -HUP "$(cat "$folder/pgbouncer.pid")" || true; fi
