/** Contact sheet of a world: `node preview.mjs <world> [columns]` writes <work folder>/<world>.png. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderStills } from './lib/film.mjs';
import { newBrush } from './lib/paint.mjs';
import { workDir } from './lib/toolbox.mjs';

const [id, columns = '2'] = process.argv.slice(2);
const { default: world } = await import(`./worlds/${id}.mjs`);
const moments = Array.from({ length: Number(columns) }, (_, i) => (i + 0.5) / Number(columns));
const [width, height] = [800, 450];
const sheet = newBrush(width * moments.length, height * world.shots.length);
const started = performance.now();
let place = 0;
for (const still of renderStills(world, moments)) {
  sheet.drawImage(
    still,
    (place % moments.length) * width,
    Math.floor(place / moments.length) * height,
    width,
    height,
  );
  place += 1;
}
mkdirSync(workDir, { recursive: true });
writeFileSync(join(workDir, `${id}.png`), sheet.canvas.toBuffer('image/png'));
console.log(`${id}: ${Math.round((performance.now() - started) / place)} ms a still`);
