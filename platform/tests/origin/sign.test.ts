import { checkGrant, childOf, grantFor } from '../../src/origin/sign.ts';

const SECRET = 'a secret of the tests';
const NOW = Date.UTC(2026, 0, 10, 12, 20);
const HOUR = 3_600_000;

test('a grant opens its own resource for at least 12 and at most 13 hours', () => {
  const grant = grantFor('live:3929', { secret: SECRET, nowMs: NOW });
  expect(checkGrant(grant, 'live:3929', SECRET, NOW)).toBe(true);
  expect(checkGrant(grant, 'live:3929', SECRET, NOW + 12 * HOUR)).toBe(true);
  expect(checkGrant(grant, 'live:3929', SECRET, NOW + 13 * HOUR)).toBe(false);
});

test('a grant opens no other channel, no archive and no title', () => {
  const grant = grantFor('live:3929', { secret: SECRET, nowMs: NOW });
  for (const other of ['live:392', 'live:39290', 'archive:3929:0', 'vod:3929'] as const) {
    expect(checkGrant(grant, other, SECRET, NOW)).toBe(false);
  }
});

test('a grant of the archive opens one second of it and no other', () => {
  const grant = grantFor('archive:3929:1768040000', { secret: SECRET, nowMs: NOW });
  expect(checkGrant(grant, 'archive:3929:1768040000', SECRET, NOW)).toBe(true);
  for (const other of [
    'archive:3929:1768040001',
    'archive:3929:176804000',
    'archive:392:91768040000',
  ] as const) {
    expect(checkGrant(grant, other, SECRET, NOW)).toBe(false);
  }
});

test('a grant made with another secret, changed or damaged opens nothing', () => {
  const grant = grantFor('vod:546386729444049137', { secret: SECRET, nowMs: NOW });
  const later = `${(NOW / 1000 + 999_999).toString(36)}.${grant.split('.')[1]}`;
  const bad = [
    later,
    `${grant}x`,
    `${grant}.x`,
    grant.slice(0, -1),
    '',
    '.',
    'x.y.z',
    '1.é',
    'é'.repeat(500),
  ];
  for (const text of [...bad, grantFor('vod:546386729444049137', { secret: 'another secret', nowMs: NOW })]) {
    expect(checkGrant(text, 'vod:546386729444049137', SECRET, NOW)).toBe(false);
  }
});

test('the grant of a child names its profile, which nobody can remove or replace', () => {
  const profile = 'b1c8e2c4-5a55-4f6e-9a53-0d4f2b7f9c11';
  const grant = grantFor('live:1', { secret: SECRET, nowMs: NOW, child: profile });
  expect(checkGrant(grant, 'live:1', SECRET, NOW)).toBe(true);
  expect(childOf(grant)).toBe(profile);
  expect(childOf(grantFor('live:1', { secret: SECRET, nowMs: NOW }))).toBeNull();
  for (const changed of [
    grant.replace(`.${profile}`, ''),
    grant.replace(profile, ''),
    grant.replace('b1c8', 'b1c9'),
  ])
    expect(checkGrant(changed, 'live:1', SECRET, NOW)).toBe(false);
});

test('viewers of one hour get the same address', () => {
  expect(grantFor('live:1', { secret: SECRET, nowMs: NOW })).toBe(
    grantFor('live:1', { secret: SECRET, nowMs: NOW + 20 * 60_000 }),
  );
});
