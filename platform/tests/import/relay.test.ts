import { upstreamHeaders } from '../../src/relay/headers.ts';
import { isPlaylist, MAX_LINE, MAX_LINES, rewritePlaylist } from '../../src/relay/playlist.ts';
import { isPrivateAddress } from '../../src/relay/private.ts';
import { createSeal } from '../../src/relay/seal.ts';
import { relayedType } from '../../src/relay/types.ts';
import { publicLookup } from '../../src/relay/upstream.ts';

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['224.0.0.1', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['::', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:8.8.8.8', false],
  ['::ffff:7f00:1', true],
  ['64:ff9b::7f00:1', true],
  ['64:ff9b:1::1', true],
  ['::7f00:1', true],
  ['fec0::1', true],
  ['2002:7f00:1::', true],
  ['5f00::1', true],
  ['192.88.99.1', true],
  ['2a00:1450:4010::200e', false],
  ['not an address', true],
])('whether %s is private: %s', (address, wanted) => expect(isPrivateAddress(address)).toBe(wanted));

const resolving =
  (...addresses: string[]): Parameters<typeof publicLookup>[0] =>
  (_, __, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

test.each([
  [['8.8.8.8'], '8.8.8.8'],
  [['2a00:1450:4010::200e', '8.8.8.8'], '2a00:1450:4010::200e'],
  [['10.0.0.1'], null],
  [['8.8.8.8', '127.0.0.1'], null],
  [['8.8.8.8', '::1'], null],
  [['::ffff:192.168.0.1'], null],
  [[], null],
])('a name that resolves to %j is connected at %s', (addresses, wanted) => {
  const callback = jest.fn();
  publicLookup(resolving(...addresses))('tv.test', {}, callback);
  const [error, address] = callback.mock.calls[0];
  expect(error ? null : address).toBe(wanted);
  const all = jest.fn();
  publicLookup(resolving(...addresses))('tv.test', { all: true }, all);
  const [, found] = all.mock.calls[0];
  expect(Array.isArray(found) ? found.map((one) => one.address) : []).toEqual(wanted ? addresses : []);
});

test.each([
  ['http://tv.test/a.ts', 'Box'],
  ['http://tv.test:80/a.ts', 'Box'],
  ['https://tv.test/a.ts', 'Taspa/1.0'],
  ['http://tv.test:81/a.ts', 'Taspa/1.0'],
  ['http://cdn.test/a.ts', 'Taspa/1.0'],
])('of %s the user agent is %s: a channel’s headers go only to its own server', (requested, agent) => {
  const source = { url: 'http://tv.test/index.m3u8', headers: { 'user-agent': 'Box' } };
  expect(upstreamHeaders(source, requested, 'bytes=0-3')).toEqual({
    'user-agent': agent,
    range: 'bytes=0-3',
  });
});

test('a playlist is unchanged except for its addresses', async () => {
  const text = [
    '#EXTM3U',
    '#EXT-X-MAP:URI="init.mp4",BYTERANGE="720@0"',
    '#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES,URI="skd://licence",KEYFORMAT="com.apple.streamingkeydelivery"',
    '#EXTINF:4.0,with, a title',
    '//cdn.test/1.ts',
    '',
    '../up/2.ts?x=1',
  ].join('\r\n');
  const rewritten = await rewritePlaylist(text, 'https://tv.test/a/b/index.m3u8', (url) => `<${url}>`);
  expect(rewritten.split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-MAP:URI="<https://tv.test/a/b/init.mp4>",BYTERANGE="720@0"',
    '#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES,URI="skd://licence",KEYFORMAT="com.apple.streamingkeydelivery"',
    '#EXTINF:4.0,with, a title',
    '<https://cdn.test/1.ts>',
    '',
    '<https://tv.test/a/up/2.ts?x=1>',
  ]);
});

test.each([
  ['lines', `#EXTM3U\n${'a\n'.repeat(MAX_LINES)}`, 'a playlist of more than 200000 lines'],
  ['letters in a line', `#EXTM3U\n${'a'.repeat(MAX_LINE + 1)}`, 'line 2 is longer than 16384 letters'],
])('a playlist of too many %s is refused', async (_, text, reason) => {
  await expect(rewritePlaylist(text, 'https://tv.test/', (url) => url)).rejects.toThrow(reason);
});

test('the server stays responsive while a long playlist is rewritten', async () => {
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  });
  await rewritePlaylist('a.ts\n'.repeat(100_000), 'https://tv.test/', (url) => url);
  clearInterval(count);
  expect(turns).toBeGreaterThan(10);
});

test.each([
  ['#EXTM3U\n', true],
  ['\ufeff#EXTM3U\n', true],
  ['GGGG', false],
  ['', false],
])('whether %j is a playlist: %s', (text, wanted) => expect(isPlaylist(Buffer.from(text))).toBe(wanted));

test('an address always gets the same seal, which is valid for its own channel only', () => {
  const seal = createSeal('a secret of the tests');
  const sealed = seal.seal(50_001, 'http://user:word@tv.test/');
  expect(sealed).toBe(seal.seal(50_001, 'http://user:word@tv.test/'));
  expect(sealed).not.toContain('tv.test');
  expect(seal.open(50_001, sealed)).toBe('http://user:word@tv.test/');
  expect(seal.open(50_002, sealed)).toBeNull();
  expect(createSeal('another secret').open(50_001, sealed)).toBeNull();
  expect(seal.open(50_001, '')).toBeNull();
});

test.each([
  ['video/mp2t', 'video/mp2t'],
  ['Video/MP4; codecs="avc1"', 'video/mp4'],
  ['audio/aac', 'audio/aac'],
  ['text/vtt; charset=utf-8', 'text/vtt'],
  ['application/vnd.apple.mpegurl', 'application/vnd.apple.mpegurl'],
  ['application/x-mpegURL', 'application/x-mpegurl'],
  ['text/html', 'application/octet-stream'],
  ['image/svg+xml', 'application/octet-stream'],
  ['text/javascript', 'application/octet-stream'],
  ['video/mp4, text/html', 'application/octet-stream'],
  [undefined, 'application/octet-stream'],
])('a foreign answer of type %s is passed on as %s', (given, wanted) =>
  expect(relayedType(given)).toBe(wanted),
);
