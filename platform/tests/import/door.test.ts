import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { handOver, openDoor } from '../../src/import/door.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { scratch } from './support.ts';

const SECRET = 'a secret of this test';
const files = scratch();
const file = (name: string) => path.join(__dirname, 'files', name);
const order = (kind: string, target: string) => ({ kind, target, options: {}, isDryRun: false });

let platform: TestPlatform;
let closeDoor: () => void;

beforeAll(async () => {
  platform = await testPlatform({ contents: 'providers', importSecret: SECRET });
  const url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  closeDoor = openDoor(files.folder, { url, secret: SECRET });
});
afterAll(async () => {
  files.remove();
  await platform.close();
});

async function handed(kind: string, target: string) {
  const said: string[] = [];
  const isTaken = await handOver(files.folder, order(kind, target), (line) => said.push(line));
  return { isTaken, said };
}

test('a running platform does the import and says what the command line would', async () => {
  expect(await handed('m3u', file('no-header.m3u'))).toEqual({
    isTaken: true,
    said: ['Channels: 1 added, 0 changed, 0 unchanged'],
  });
});

test('what is wrong with the source comes back as it is', async () => {
  await expect(handed('m3u', file('wrong-html.m3u'))).rejects.toThrow('line 2: An M3U list begins with');
  await expect(handed('nothing', file('no-header.m3u'))).rejects.toThrow('"nothing" cannot be imported.');
});

test('issue 10: the server goes on answering while a list is read', async () => {
  // Some seconds of reading: no line is longer than it may be.
  const info = `#EXTINF:-1 ${' a="'.repeat(15_000)},Slow\nhttp://tv.test/1.m3u8\n`;
  const list = files.write('slow.m3u', `#EXTM3U\n${info.repeat(150)}`);
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  const begun = performance.now();
  const { said } = await handed('m3u', list);
  clearInterval(watch);
  expect(said[0]).toBe('Channels: 1 added, 0 changed, 0 unchanged');
  expect(longest).toBeLessThan((performance.now() - begun) / 3);
});

test('issue 10: a guide is read apart, too', async () => {
  const guide = '<tv><programme channel="nobody" start="20260314120000"><title>T</title></programme></tv>';
  await expect(handed('xmltv', files.write('guide.xml', guide))).rejects.toThrow(
    'No programme of the guide can be used: Passed over: 1 programmes of 1 channels',
  );
  await expect(handed('xmltv', files.write('broken.xml', '<tv><a></tv>'))).rejects.toThrow('line 1, column');
});

test('one import at a time', async () => {
  const [first, second] = await Promise.allSettled([
    handed('m3u', file('no-header.m3u')),
    handed('m3u', file('no-header.m3u')),
  ]);
  expect([first?.status, second?.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect((await handed('m3u', file('no-header.m3u'))).isTaken).toBe(true);
});

test.each(['', 'Bearer ', 'Bearer another secret', SECRET])(
  'whoever does not know the secret finds nothing there: "%s"',
  async (authorization) => {
    const url = '/internal/import';
    const payload = order('m3u', file('no-header.m3u'));
    const { statusCode } = await platform.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization },
    });
    expect(statusCode).toBe(404);
  },
);

test('the secret is for the owner of the folder, and gone when the platform is', async () => {
  const place = path.join(files.folder, 'import-door.json');
  expect(statSync(place).mode & 0o777).toBe(0o600);
  closeDoor();
  expect(existsSync(place)).toBe(false);
  expect((await handed('m3u', file('no-header.m3u'))).isTaken).toBe(false);
});

test('a platform that is gone without a word takes nothing', async () => {
  openDoor(files.folder, { url: 'http://127.0.0.1:9', secret: SECRET });
  expect((await handed('m3u', file('no-header.m3u'))).isTaken).toBe(false);
});
