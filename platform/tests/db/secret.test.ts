import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publicKeyOf } from '../../src/notices/web-push/encrypt.ts';
import { streamSecret, vapidKey } from '../../src/secret.ts';

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

test('the key for push services is made at the first start, survives a restart, and can be that of the environment', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'taspa-secret-'));
  try {
    const made = vapidKey({ vapidKey: undefined, dataDir });
    expect(publicKeyOf(made)).toHaveLength(65);
    expect(vapidKey({ vapidKey: undefined, dataDir })).toEqual(made);
    expect(statSync(path.join(dataDir, 'vapid-key')).mode & 0o077).toBe(0);
    const own = `${'A'.repeat(42)}B`;
    expect(vapidKey({ vapidKey: own, dataDir })).toEqual(Buffer.from(own, 'base64url'));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
