import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AUDIO, openPool, type Pool, RENDITIONS, VIDEO } from '../../src/origin/pool.ts';
import { readFragment, readInit } from './media-boxes.ts';
import { POOL_DIR } from './support.ts';

let pool: Pool;
beforeAll(async () => {
  pool = await openPool(POOL_DIR);
});
afterAll(() => pool.close());

test('every file has the size and checksum of pool.json', async () => {
  for (const clip of pool.clips) {
    for (const [name, { bytes, sha256 }] of Object.entries(clip.files)) {
      const content = await readFile(path.join(POOL_DIR, clip.id, name));
      const digest = createHash('sha256').update(content).digest('hex');
      expect([clip.id, name, content.length, digest]).toEqual([clip.id, name, bytes, sha256]);
    }
  }
});

test('a clip has all renditions and one thumbnail for each of its 8 segments', () => {
  expect(pool.clips.length).toBeGreaterThan(0);
  const thumbs = Array.from({ length: 8 }, (_, at) => `thumbs/${at}.jpg`);
  const wanted = [...RENDITIONS.map((id) => `${id}.mp4`), ...thumbs].sort();
  for (const clip of pool.clips) expect([clip.id, Object.keys(clip.files).sort()]).toEqual([clip.id, wanted]);
});

test('media 1d: init segments decode to the size, codec and clock that playlists name', async () => {
  for (const id of VIDEO) {
    const facts = pool.renditions[id];
    const init = readInit(await pool.init(id));
    const { format, width, height, timescale } = init;
    expect(init).toMatchObject({ hasConfig: true, blank: true });
    expect({ format, width, height, timescale }).toEqual({
      format: 'avc1',
      width: facts.width,
      height: facts.height,
      timescale: facts.timescale,
    });
    expect(`avc1.${init.profile?.toString('hex')}`).toBe(facts.codecs);
  }
  for (const id of AUDIO) {
    const init = readInit(await pool.init(id));
    expect(init).toMatchObject({ format: 'mp4a', hasConfig: true, blank: true, timescale: 48_000 });
  }
});

test('media 1d: one init segment fits all clips: they differ only in dates and total duration', async () => {
  for (const clip of pool.clips) {
    const alone: Pool = await openPool(POOL_DIR);
    alone.clips.splice(0, alone.clips.length, ...pool.clips.filter(({ id }) => id === clip.id));
    for (const id of RENDITIONS) {
      expect([clip.id, id, (await alone.init(id)).equals(await pool.init(id))]).toEqual([clip.id, id, true]);
    }
    await alone.close();
  }
});

test('media 0: every fragment is on the grid: 96 pictures or 180 audio frames, at the right start', async () => {
  for (const clip of pool.clips) {
    for (const id of RENDITIONS) {
      const { timescale } = pool.renditions[id];
      for (let index = 0; index < clip.segments; index += 1) {
        const fragment = readFragment(await pool.segment(clip, id, index));
        const frames = id.startsWith('v') ? 96 : 180;
        const place = [clip.id, id, index];
        expect([...place, fragment.samples.length]).toEqual([...place, frames]);
        expect([...place, fragment.decodeTime]).toEqual([...place, BigInt((index * timescale * 96) / 25)]);
      }
      await expect(pool.segment(clip, id, clip.segments)).rejects.toThrow('no segment 8');
    }
  }
});

test('no segment exceeds BANDWIDTH', async () => {
  for (const clip of pool.clips) {
    for (const id of RENDITIONS) {
      for (let index = 0; index < clip.segments; index += 1) {
        const rate = ((await pool.segment(clip, id, index)).length * 8) / 3.84;
        expect(rate).toBeLessThanOrEqual(pool.renditions[id].bandwidth + 1);
      }
    }
  }
});

test('the pool stays within 60 MB', () => {
  const sizes = pool.clips.flatMap(({ files }) => Object.values(files).map(({ bytes }) => bytes));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000_000);
});

test('refuses a folder without a usable pool, and names it', async () => {
  await expect(openPool(path.join(POOL_DIR, 'nowhere'))).rejects.toThrow('pool.json');
});
