# The replica of compose: a copy of the primary, which it then follows. PGPASSWORD is that of the primary.
set -eu
if [ ! -d "$PGDATA" ]; then
  # A copy that was broken off has this name still.
  rm -rf "$PGDATA.part"
  pg_basebackup -D "$PGDATA.part" -d "$PRIMARY" --write-recovery-conf --checkpoint=fast
  mv "$PGDATA.part" "$PGDATA"
fi
exec postgres "$@"
