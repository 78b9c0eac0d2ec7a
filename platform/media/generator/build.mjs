/** `node platform/media/generator/build.mjs [clip...]` makes the named clips (all by default) and describes the pool. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeFilm, encodeFrames } from './lib/encode.mjs';
import { renderFilm } from './lib/film.mjs';
import { compose } from './lib/music.mjs';
import { cutThumbs, packageClip } from './lib/package.mjs';
import { poolDir, writePool } from './lib/pool.mjs';
import { encodeFilmSound, encodeMusic } from './lib/sound.mjs';
import { workDir } from './lib/toolbox.mjs';
import { verifyPool } from './verify.mjs';
import { worlds } from './worlds/index.mjs';

async function buildClip(world) {
  const draft = join(workDir, world.id);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  if (world.source) {
    await encodeFilmSound(world.source, draft, world.title);
    await encodeFilm(world.source, draft, world.costlier);
  } else {
    await encodeMusic(compose(world.music), draft, world.title);
    await encodeFrames(renderFilm(world), draft, world.costlier);
  }
  const target = join(poolDir, world.id);
  await packageClip(draft, target);
  await cutThumbs(draft, target);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !worlds.some((world) => world.id === id));
if (unknown.length > 0) throw new Error(`no such clip: ${unknown.join(', ')}`);

for (const world of worlds.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const started = performance.now();
  await buildClip(world);
  console.log(`${world.id}: ${Math.round((performance.now() - started) / 1000)} s`);
}

const { clips } = await writePool(worlds);
const bytes = clips.flatMap(({ files }) => Object.values(files)).reduce((sum, file) => sum + file.bytes, 0);
console.log(`${clips.length} clips, ${(bytes / 1e6).toFixed(1)} MB`);
const problems = verifyPool();
if (problems.length > 0) throw new Error(problems.join('\n'));
