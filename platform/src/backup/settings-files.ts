import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Packages such as Debian's keep the settings of a server outside its data, so a copy has none, and PostgreSQL does not start without.
 * Without reads during the recovery it takes no notice of how many connections the copied server had. `md5` takes passwords of both forms
 * that a server stores.
 */
const FILES: Readonly<Record<string, string>> = {
  'postgresql.conf': `# Written by the restore: the copy had no settings. Merge those of the former server.
listen_addresses = 'localhost'
unix_socket_directories = '/tmp'
# No reads before the recovery has ended; a server that has replicas or is one needs "on".
hot_standby = off
`,
  'pg_hba.conf': `# Written by the restore: the copy had no rules. The roles and their passwords are those of the copy.
local all all peer
local replication all peer
host all all localhost md5
host replication all localhost md5
`,
};

export function writeMissingSettings(data: string): void {
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(data, name);
    if (!existsSync(file)) writeFileSync(file, text, { mode: 0o600 });
  }
}
