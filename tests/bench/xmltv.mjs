import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { build } from '../../scripts/build.mjs';
import { platformCli } from '../../scripts/lib/platform-cli.mjs';
import { Advice, command } from '../../scripts/lib/say.mjs';

/*
 * How much memory the import of a large guide takes: a guide of 100 MB is made, imported as `npm run platform -- import xmltv`
 * does, and the most that the process ever held is printed. On PostgreSQL when BENCH_DATABASE_URL names an empty database,
 * and always on PGlite, which runs inside the process: its own part is measured alone, by an import of an almost empty guide.
 */

const MEGABYTE = 1024 * 1024;
const WANTED_BYTES = 100 * MEGABYTE;
const LIMIT_MB = 200;
const CHANNELS = 500;
const MINUTE = 60_000;

const names = Array.from({ length: CHANNELS }, (_, index) => `channel-${index}`);

/** @param {string} file */
async function writeList(file) {
  const entries = names.map((name) => `#EXTINF:-1 tvg-id="${name}",${name}\nhttp://tv.test/${name}.m3u8\n`);
  await writeFile(file, `#EXTM3U\n${entries.join('')}`);
}

/** @param {number} ms */
const stamp = (ms) => `${new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14)} +0000`;

const words =
  'Вечер новости погода спорт комедия драма история город степь море дорога песня театр школа семья'.split(
    ' ',
  );
const text = (seed, length) =>
  Array.from({ length }, (_, index) => words[(seed * 7 + index * 13 + (seed % 11)) % words.length]).join(' ');

/** Half an hour each, one channel after the other, as in real guides. */
function programme(name, number, from) {
  const start = from + number * 30 * MINUTE;
  const seed = number + name.length * 31;
  return (
    `<programme channel="${name}" start="${stamp(start)}" stop="${stamp(start + 30 * MINUTE)}">` +
    `<title lang="ru">${text(seed, 3)}</title><title lang="en">Programme ${seed}</title>` +
    `<desc lang="ru">${text(seed, 18)}</desc><category lang="ru">Передача</category>` +
    `<episode-num system="xmltv_ns">0.${number}.</episode-num><rating><value>12+</value></rating></programme>\n`
  );
}

/** @param {string} file @param {number} bytes */
async function writeGuide(file, bytes) {
  const out = createWriteStream(file);
  const from = Date.now() - (Date.now() % (30 * MINUTE));
  const each = Math.max(1, Math.ceil(bytes / Buffer.byteLength(programme(names[0], 100, from)) / CHANNELS));
  out.write('<?xml version="1.0" encoding="UTF-8"?>\n<tv>\n');
  for (const name of names) {
    let part = '';
    for (let number = 0; number < each; number += 1) part += programme(name, number, from);
    if (!out.write(part)) await new Promise((resolve) => out.once('drain', resolve));
  }
  out.end('</tv>\n');
  await finished(out);
  return each * CHANNELS;
}

/** Prints the peak at the end: `maxRSS` is in kilobytes. */
const PRINT_PEAK = "process.on('exit', () => console.error('peak ' + process.resourceUsage().maxRSS))";

/** @param {string[]} args @param {Record<string, string | undefined>} env */
async function run(args, env) {
  const from = Date.now();
  const preload = `data:text/javascript,${encodeURIComponent(PRINT_PEAK)}`;
  const child = spawn(process.execPath, ['--import', preload, ...platformCli, 'import', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  const peak = Number(/^peak (\d+)$/m.exec(output)?.[1]) / 1024;
  if (code !== 0) throw new Advice(`import ${args.join(' ')} failed:\n${output}`);
  return { peak, seconds: (Date.now() - from) / 1000, said: output.split('\n')[0] };
}

/** @param {string} title @param {Record<string, string | undefined>} env @param {{list: string, small: string, large: string}} files */
async function measure(title, env, { list, small, large }) {
  await run(['m3u', list], env);
  const idle = await run(['xmltv', small], env);
  const whole = await run(['xmltv', large], env);
  const line = (name, { peak, seconds }) =>
    `  ${name.padEnd(34)} ${peak.toFixed(0).padStart(5)} MB at most ${seconds.toFixed(1).padStart(7)} s\n`;
  process.stdout.write(
    `${title}\n${line('a guide of one programme a channel', idle)}${line('the large guide', whole)}`,
  );
  return { more: whole.peak - idle.peak, peak: whole.peak };
}

await command(async () => {
  await build(['platform']);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-bench-'));
  try {
    const files = {
      list: path.join(folder, 'list.m3u'),
      small: path.join(folder, 's.xml'),
      large: path.join(folder, 'l.xml'),
    };
    await writeList(files.list);
    await writeGuide(files.small, 1);
    const count = await writeGuide(files.large, WANTED_BYTES);
    const { size } = await stat(files.large);
    process.stdout.write(`A guide of ${(size / MEGABYTE).toFixed(0)} MB, ${count} programmes\n`);
    const url = process.env.BENCH_DATABASE_URL;
    const dataDir = path.join(folder, 'data');
    const failed = [];
    if (url) {
      const { peak } = await measure('PostgreSQL', { DATA_DIR: dataDir, DATABASE_URL: url }, files);
      if (peak > LIMIT_MB) failed.push(`PostgreSQL: ${peak.toFixed(0)} MB`);
    }
    const { more } = await measure(
      'PGlite (the database is in the process)',
      { DATA_DIR: dataDir, DATABASE_URL: undefined },
      files,
    );
    process.stdout.write(`  of which the guide takes ${more.toFixed(0)} MB\n`);
    if (failed.length > 0) throw new Advice(`More than ${LIMIT_MB} MB: ${failed.join(', ')}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
