import { withEarlyFiles } from '@/server/early-files';

jest.mock('@/server/next-compat/build-files', () => ({
  readBuildFile: (href: string) =>
    href === '/_next/early-files.json' ? '{"script":"play-A1.js","engine":"hls-B2.js"}' : '',
}));

const ENGINE = '<link rel="modulepreload" href="/_next/static/early/hls-B2.js" data-engine=""/>';
const SCRIPT = '<script type="module" src="/_next/static/early/play-A1.js" data-early-script=""></script>';
const page = (body: string, head = '') =>
  `<html><head>${head}<title>T</title></head><body>${body}</body></html>`;
const PLAYER = '<section><div class="a" data-screen=""></div></section>';
const CALLS = '<script data-calls="GET /api/v2/channels/5/stream" data-plays="{}">call()</script>';

test('a page that is certain to play begins with its calls, the script that plays and the file of the engine', () => {
  expect(withEarlyFiles(page(PLAYER + CALLS))).toBe(page(PLAYER + CALLS, CALLS + SCRIPT + ENGINE));
});

test('a page with a player that waits for something names the engine alone', () => {
  expect(withEarlyFiles(page(PLAYER))).toBe(page(PLAYER, ENGINE));
});

test('a page that plays nothing has none of them, even when its data mentions a player', () => {
  const told = page('<script>self.__next_f.push([1,"{\\"data-screen\\":\\"\\"}"])</script>');
  expect(withEarlyFiles(told)).toBe(told);
});
