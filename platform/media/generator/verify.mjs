/** Checks the committed pool: checksums, the grid, and that one init segment per rendition serves all clips. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codecName, readFragments, readInit, readSegmentIndex } from './lib/boxes.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const SAMPLES_PER_SEGMENT = { video: 96, audio: 180 };

function* checkRendition(name, file, { codecs, timescale, width }, pool) {
  const index = readSegmentIndex(file);
  const fragments = readFragments(file);
  const ticks = pool.segmentSeconds * timescale;
  const samples = SAMPLES_PER_SEGMENT[width ? 'video' : 'audio'];
  if (codecName(file) !== codecs) yield `${name}: codec ${codecName(file)}, expected ${codecs}`;
  if (index.timescale !== timescale) yield `${name}: timescale ${index.timescale}`;
  if (file.includes('edts')) yield `${name}: has an edit list`;
  if (index.segments.some(({ sap }) => !sap)) yield `${name}: a segment does not start with a key frame`;
  if (index.segments.some(({ duration }) => duration !== ticks)) yield `${name}: segments are off the grid`;
  if (fragments.length !== index.segments.length)
    yield `${name}: ${fragments.length} fragments in ${index.segments.length} segments`;
  if (fragments.some((fragment, i) => fragment.samples !== samples || fragment.decodeTime !== i * ticks)) {
    yield `${name}: fragments are off the grid`;
  }
}

/**
 * @param {string} [dir]
 * @returns {string[]} problems, none when the pool is sound
 */
export function verifyPool(dir = join(here, '../pool')) {
  const pool = JSON.parse(readFileSync(join(dir, 'pool.json'), 'utf8'));
  const problems = [];
  const inits = {};
  for (const clip of pool.clips) {
    for (const [path, { bytes, sha256 }] of Object.entries(clip.files)) {
      const name = `${clip.id}/${path}`;
      const file = readFileSync(join(dir, name));
      const hash = createHash('sha256').update(file).digest('hex');
      if (file.length !== bytes || hash !== sha256) problems.push(`${name}: differs from pool.json`);
      const id = path.replace('.mp4', '');
      if (!(id in pool.renditions)) continue;
      problems.push(...checkRendition(name, file, pool.renditions[id], pool));
      if (readSegmentIndex(file).segments.length !== clip.segments)
        problems.push(`${name}: not ${clip.segments} segments`);
      inits[id] ??= readInit(file);
      if (!readInit(file).equals(inits[id])) problems.push(`${name}: init differs from ${pool.clips[0].id}`);
    }
  }
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = verifyPool();
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'the pool is sound' : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
