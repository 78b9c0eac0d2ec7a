import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { explain } from '../../src/explain.ts';
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
    const own = `${'A'.repeat(41)}BA`;
    expect(vapidKey({ vapidKey: own, dataDir })).toEqual(Buffer.from(own, 'base64url'));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

describe('a stored secret that cannot be read stops the platform: with another one subscriptions and links are worthless', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'taspa-secret-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const messageOf = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      return explain(error, undefined);
    }
    throw new Error('it has started');
  };

  test.each([
    ['of another form', 'vapid-key', 'damaged'],
    ['that is empty', 'vapid-key', ''],
    ['that is no number of the curve', 'vapid-key', 'A'.repeat(43)],
    ['that is too short', 'stream-secret', 'short'],
  ])('a secret %s in %s', (_, name, content) => {
    const file = path.join(dataDir, name);
    writeFileSync(file, content);
    const start = () =>
      name === 'vapid-key'
        ? vapidKey({ vapidKey: undefined, dataDir })
        : streamSecret({ streamSecret: undefined, dataDir });
    const message = messageOf(start);
    expect(message).toContain(file);
    expect(message).toContain('Restore it from a backup');
    expect(message).not.toContain('    at ');
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  test('so does a key of the environment that is no number of the curve', () => {
    const message = messageOf(() => vapidKey({ vapidKey: 'A'.repeat(43), dataDir }));
    expect(message).toMatch(/^VAPID_PRIVATE_KEY /);
  });
});
