import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { streamSecret } from '../../src/secret.ts';

test('the secret of the environment wins; otherwise ours survives a restart, readable only by us', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'taspa-secret-'));
  try {
    expect(streamSecret({ streamSecret: 's'.repeat(32), dataDir })).toBe('s'.repeat(32));
    const made = streamSecret({ streamSecret: undefined, dataDir });
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(streamSecret({ streamSecret: undefined, dataDir })).toBe(made);
    expect(statSync(path.join(dataDir, 'stream-secret')).mode & 0o077).toBe(0);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
