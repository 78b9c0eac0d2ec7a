# Run once by the image of PostgreSQL, when it makes the database: its rules let nobody copy the server over the network
# (docs/OPERATIONS.md "Backups").
echo "host replication $POSTGRES_USER samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
