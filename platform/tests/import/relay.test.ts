import { isPlaylist, rewritePlaylist } from '../../src/relay/playlist.ts';
import { isPrivateAddress } from '../../src/relay/private.ts';
import { createSeal } from '../../src/relay/seal.ts';
import { relayedType } from '../../src/relay/types.ts';

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
  ['2a00:1450:4010::200e', false],
  ['not an address', true],
])('%s is private: %s', (address, wanted) => expect(isPrivateAddress(address)).toBe(wanted));

test('a playlist keeps everything but its addresses', () => {
  const text = [
    '#EXTM3U',
    '#EXT-X-MAP:URI="init.mp4",BYTERANGE="720@0"',
    '#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES,URI="skd://licence",KEYFORMAT="com.apple.streamingkeydelivery"',
    '#EXTINF:4.0,with, a title',
    '//cdn.test/1.ts',
    '',
    '../up/2.ts?x=1',
  ].join('\r\n');
  const rewritten = rewritePlaylist(text, 'https://tv.test/a/b/index.m3u8', (url) => `<${url}>`);
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
  ['#EXTM3U\n', true],
  ['\ufeff#EXTM3U\n', true],
  ['GGGG', false],
  ['', false],
])('%j is a playlist: %s', (text, wanted) => expect(isPlaylist(Buffer.from(text))).toBe(wanted));

test('a seal is the same for the same address, and opens for its own channel only', () => {
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
])('a foreign answer of type %s goes on as %s', (given, wanted) => expect(relayedType(given)).toBe(wanted));
