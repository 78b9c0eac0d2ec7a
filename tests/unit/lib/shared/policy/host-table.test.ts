import { hostTable, parseEnv } from '@/lib/shared/env';
import { pagePolicy } from '@/lib/shared/policy/content-policy';
import { type HostTable, isListedHost } from '@/lib/shared/policy/host-table';
import { type PageKind, pageKind, pageKindOfInner } from '@/lib/shared/policy/page-kind';

const none: HostTable = { cast: [], vitrina: [], payment: [], ads: [], licence: [], counters: [], media: [] };
const all: HostTable = {
  cast: ['cast.test'],
  vitrina: ['vitrina.test:8443', '*.vitrina.test'],
  payment: ['bank.test'],
  ads: ['ads.test'],
  licence: ['drm.test'],
  counters: ['counter.test'],
  media: [],
};

function directives(kind: PageKind, hosts: HostTable): Record<string, string> {
  const policy = pagePolicy({
    scripts: ["'sha256-a'"],
    styles: [],
    kind,
    hosts,
    isFramable: false,
    embedOrigins: [],
    isSecure: true,
  });
  return Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one]));
}

describe('quality S26: the policy of a page lists the hosts that its kind needs, and no other', () => {
  test('a page of the player: scripts of cast, frames of vitrina', () => {
    const policy = directives('player', all);
    expect(policy['script-src']).toBe("script-src 'self' 'sha256-a' cast.test");
    expect(policy['frame-src']).toBe("frame-src 'self' vitrina.test:8443 *.vitrina.test");
  });

  test('a page about money: frames of banks', () => {
    const policy = directives('money', all);
    expect(policy['script-src']).toBe("script-src 'self' 'sha256-a'");
    expect(policy['frame-src']).toBe("frame-src 'self' bank.test");
  });

  test('any other page is the same with and without a table', () => {
    expect(directives('plain', all)).toEqual(directives('plain', none));
    expect(directives('plain', all)).not.toHaveProperty('frame-src');
  });

  test('without listed hosts pages of the player are as strict as others', () => {
    expect(directives('player', none)).toEqual(directives('plain', none));
  });

  test('streams and pictures come from any host until hosts are listed', () => {
    expect(directives('player', all)['connect-src']).toBe("connect-src 'self' https:");
    const listed = { ...all, media: ['*.cdn.test'] };
    for (const kind of ['player', 'plain'] as const) {
      const policy = directives(kind, listed);
      expect(policy['connect-src']).toBe("connect-src 'self' ads.test drm.test *.cdn.test");
      expect(policy['img-src']).toBe("img-src 'self' data: blob: ads.test counter.test *.cdn.test");
      expect(policy['media-src']).toBe("media-src 'self' data: blob: ads.test *.cdn.test");
    }
  });
});

test.each<[string, PageKind]>([
  ['/watch/film-1', 'player'],
  ['/contents/film-1', 'player'],
  ['/channels/all/first?ts=1', 'player'],
  ['/channel_embed/1', 'player'],
  ['/lk', 'money'],
  ['/packets/1', 'money'],
  ['/', 'plain'],
  ['/watchers', 'plain'],
  ['/search', 'plain'],
])('quality S26: %s is a page of the kind %s', (path, kind) => {
  expect(pageKind(path.split('?')[0] ?? '')).toBe(kind);
  expect(pageKindOfInner(`/taspa/ru${path}`.split('?')[0] ?? '')).toBe(kind);
});

test.each([
  ['https://vitrina.test:8443/player', true],
  ['https://a.b.vitrina.test/player', true],
  ['https://vitrina.test/player', false],
  ['https://evilvitrina.test/player', false],
  ['https://vitrina.test.evil.test/', false],
  ['https://x.vitrina.test@evil.test/', false],
  ['javascript:alert(1)//vitrina.test', false],
  ['/player', false],
])('quality S26: %s is from a listed host: %s', (address, listed) => {
  expect(isListedHost(address, all.vitrina)).toBe(listed);
});

describe('the hosts of others in the environment', () => {
  const secret = { SESSION_SECRET: 'x'.repeat(32) };

  test('are none by default', () => {
    expect(parseEnv(secret)).toMatchObject({ CAST_HOSTS: [], VITRINA_HOSTS: [], MEDIA_HOSTS: [] });
  });

  test('are names with ports, or all names below one', () => {
    expect(parseEnv({ ...secret, VITRINA_HOSTS: 'Player.test, *.cdn.test,localhost:4000' })).toMatchObject({
      VITRINA_HOSTS: ['player.test', '*.cdn.test', 'localhost:4000'],
    });
  });

  test('docs/OPERATIONS.md "A CDN": the hosts of MEDIA_URL and IMAGES_URL are listed with the others', () => {
    const addresses = { MEDIA_URL: 'https://media.test', IMAGES_URL: 'https://images.test:8443' };
    const policy = (more: object) =>
      directives('plain', hostTable(parseEnv({ ...secret, ...addresses, ...more })));
    expect(policy({ MEDIA_HOSTS: 'other.test' })['img-src']).toBe(
      "img-src 'self' data: blob: other.test media.test images.test:8443",
    );
    // Without a list they may be any host, as before.
    expect(policy({})['connect-src']).toBe("connect-src 'self' https:");
  });

  test.each(['https://player.test', '*', '*.test', "'unsafe-inline'", 'a.test; script-src *', 'a.test/x'])(
    '%s stops the start',
    (text) => {
      expect(() => parseEnv({ ...secret, CAST_HOSTS: text })).toThrow(/CAST_HOSTS/);
    },
  );
});
