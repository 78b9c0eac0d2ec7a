import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codecName, readSegmentIndex } from './boxes.mjs';
import { AUDIO, FPS, FRAMES_PER_SEGMENT, SEGMENT_SECONDS, SEGMENTS, VIDEO } from './format.mjs';

export const poolDir = new URL('../../pool/', import.meta.url).pathname;
const renditionIds = [...Object.keys(VIDEO).reverse(), ...Object.keys(AUDIO)];

async function fileEntry(dir, name) {
  const content = await readFile(join(dir, name));
  return [name, { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }];
}

async function clipEntry(world) {
  const dir = join(poolDir, world.id);
  const thumbs = (await readdir(join(dir, 'thumbs'))).sort().map((name) => `thumbs/${name}`);
  const names = [...renditionIds.map((id) => `${id}.mp4`), ...thumbs];
  const files = Object.fromEntries(await Promise.all(names.map((name) => fileEntry(dir, name))));
  return { id: world.id, world: world.id, title: world.title, segments: SEGMENTS, mood: world.mood, files };
}

/** Peak is over one segment of any clip, average over the costliest clip: what HLS calls BANDWIDTH and AVERAGE-BANDWIDTH. */
async function renditionEntry(id, worlds) {
  const files = await Promise.all(worlds.map((world) => readFile(join(poolDir, world.id, `${id}.mp4`))));
  const indexes = files.map(readSegmentIndex);
  const rate = (bytes, seconds) => Math.ceil((bytes * 8) / seconds);
  const peak = Math.max(
    ...indexes.flatMap(({ segments }) => segments.map(({ size }) => rate(size, SEGMENT_SECONDS))),
  );
  const average = Math.max(...files.map((file) => rate(file.length, SEGMENT_SECONDS * SEGMENTS)));
  const { width, height } = VIDEO[id] ?? {};
  const { language } = AUDIO[id] ?? {};
  return {
    ...(width ? { width, height } : { language }),
    codecs: codecName(files[0]),
    bandwidth: peak,
    averageBandwidth: average,
    timescale: indexes[0].timescale,
  };
}

/** Describes what lies in the pool; a clip that is not generated yet is left out. */
export async function writePool(allWorlds) {
  const worlds = allWorlds.filter((world) => existsSync(join(poolDir, world.id, 'thumbs')));
  const clips = await Promise.all(worlds.map(clipEntry));
  const described = await Promise.all(renditionIds.map(async (id) => [id, await renditionEntry(id, worlds)]));
  const grid = { segmentSeconds: SEGMENT_SECONDS, framesPerSegment: FRAMES_PER_SEGMENT, fps: FPS };
  const pool = { ...grid, renditions: Object.fromEntries(described), clips };
  await writeFile(join(poolDir, 'pool.json'), `${JSON.stringify(pool, null, 2)}\n`);
  return pool;
}
