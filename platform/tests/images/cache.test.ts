import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openImageCache, sweep } from '../../src/origin/images/cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A maker that waits until it is released. */
function gated() {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open: () => open() };
}

test('two hundred concurrent requests for one picture draw it once', async () => {
  const cache = openImageCache({ folder });
  const { gate, open } = gated();
  let made = 0;
  const requests = Array.from({ length: 200 }, () =>
    cache.get('one', async () => {
      made += 1;
      await gate;
      return Buffer.from('picture');
    }),
  );
  open();
  const answers = await Promise.all(requests);
  expect(made).toBe(1);
  expect(new Set(answers.map(String))).toEqual(new Set(['picture']));
});

test('a picture is still stored after a restart', async () => {
  await openImageCache({ folder }).get('one', async () => Buffer.from('picture'));
  const again = await openImageCache({ folder }).get('one', () => Promise.reject(new Error('made again')));
  expect(String(again)).toBe('picture');
});

test('draws at most two pictures at a time', async () => {
  const cache = openImageCache({ folder, parallel: 2 });
  let running = 0;
  let most = 0;
  const make = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return Buffer.from('x');
  };
  await Promise.all(Array.from({ length: 12 }, (_, i) => cache.get(`key-${i}`, make)));
  expect(most).toBe(2);
});

test('a full queue answers 503 with Retry-After, and the waiting requests are served', async () => {
  const cache = openImageCache({ folder, parallel: 1, room: 3 });
  const { gate, open } = gated();
  const make = async () => {
    await gate;
    return Buffer.from('x');
  };
  const requests = Array.from({ length: 6 }, (_, i) => cache.get(`key-${i}`, make));
  const answers = Promise.allSettled(requests);
  let turnedAway = 0;
  for (const one of requests) one.catch(() => (turnedAway += 1));
  while (turnedAway < 2) await new Promise(setImmediate);
  open();
  const outcomes = await answers;
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(2);
  for (const reason of refused)
    expect(reason).toMatchObject({ status: 503, details: { headers: { 'retry-after': '10' } } });
  expect(String(await cache.get('later', make))).toBe('x');
});

test('a picture whose requests were all cancelled is not drawn and frees its place', async () => {
  const cache = openImageCache({ folder, parallel: 1, room: 2 });
  const { gate, open } = gated();
  const made: string[] = [];
  const request = (key: string, signal?: AbortSignal) =>
    cache.get(
      key,
      async () => {
        made.push(key);
        await gate;
        return Buffer.from(key);
      },
      signal,
    );
  const [one, both] = [new AbortController(), new AbortController()];
  const running = request('running');
  while (made.length === 0) await new Promise(setImmediate);
  const left = [request('left', both.signal), request('left', both.signal)];
  const half = [request('half', one.signal), request('half')];
  const waiting = Promise.allSettled([...left, ...half]);
  one.abort();
  both.abort();
  const late = request('late');
  await Promise.allSettled(left);
  open();
  expect(String(await running)).toBe('running');
  expect((await waiting).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(String(await late)).toBe('late');
  expect(made.sort()).toEqual(['half', 'late', 'running']);
});

test('a picture that failed is drawn again later, and does not block the others', async () => {
  const cache = openImageCache({ folder, parallel: 1 });
  await expect(cache.get('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(await cache.get('one', async () => Buffer.from('now')))).toBe('now');
  expect(String(await cache.get('two', async () => Buffer.from('too')))).toBe('too');
});

test('leaves no half-written files beside the pictures', async () => {
  const cache = openImageCache({ folder });
  await Promise.all(Array.from({ length: 8 }, (_, i) => cache.get(`k${i}`, async () => Buffer.alloc(1000))));
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes(path.sep));
  expect(names).toHaveLength(8);
  for (const name of names) expect(path.basename(name)).toMatch(/^[0-9a-f]{40}$/);
});

test('a picture that could not be stored leaves no half-written file either', async () => {
  const cache = openImageCache({ folder });
  const get = () => cache.get('one', async () => Buffer.from('picture'));
  await get();
  const [stored = ''] = (await readdir(folder, { recursive: true })).filter((name) =>
    name.includes(path.sep),
  );
  // A folder cannot be replaced by a file.
  await rm(path.join(folder, stored));
  await mkdir(path.join(folder, stored, 'in-the-way'), { recursive: true });
  expect(String(await get())).toBe('picture');
  expect(await readdir(path.join(folder, path.dirname(stored)))).toEqual([path.basename(stored)]);
});

test('above its capacity the least recently used pictures are removed first', async () => {
  for (let i = 0; i < 10; i += 1) {
    const file = path.join(folder, `f${i}`);
    await writeFile(file, Buffer.alloc(1000));
    await utimes(file, 1000 + i, 1000 + i);
  }
  await sweep(folder, 5000);
  const left = (await readdir(folder)).sort();
  expect(left).toEqual(['f6', 'f7', 'f8', 'f9']);
});

test('using a picture makes it recent again', async () => {
  const cache = openImageCache({ folder });
  await cache.get('one', async () => Buffer.from('x'));
  const [name = ''] = (await readdir(folder, { recursive: true })).filter((entry) =>
    entry.includes(path.sep),
  );
  await utimes(path.join(folder, name), 1000, 1000);
  await cache.get('one', async () => Buffer.from('y'));
  expect((await stat(path.join(folder, name))).mtimeMs).toBeGreaterThan(1_000_000);
});

test('a disk without write access costs speed, not pictures', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  const cache = openImageCache({ folder: path.join(file, 'below') });
  expect(String(await cache.get('one', async () => Buffer.from('picture')))).toBe('picture');
});
