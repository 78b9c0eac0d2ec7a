import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createHistogram, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { platformCli } from '../../scripts/lib/platform-cli.mjs';
import { createDatabase, startPostgres } from '../../scripts/lib/postgres.mjs';
import { Advice, command } from '../../scripts/lib/say.mjs';
import { startPlatform, WITHOUT_ADS } from '../../scripts/lib/stack.mjs';
import { importBars } from './lib/bars.mjs';
import { writeGuide, writeList } from './lib/import-files.mjs';
import { residentMemory } from './lib/processes.mjs';
import { withServices } from './lib/with-stack.mjs';

/**
 * `npm run bench:import`: what a list of 50,000 channels and a guide of 1 GB cost a running platform on PostgreSQL
 * (docs/IMPORT.md "Large sources"). The platform is asked for the catalogue all the time: the 99th percentile of its answers
 * during each import is printed beside that at rest, with duration and memory, and the worst of each is judged at the end. The guide is killed once with SIGKILL and
 * imported anew. `--channels` and `--megabytes` make smaller ones; both have upper limits.
 */

const MEGABYTE = 1024 * 1024;
const MOST_CHANNELS = 50_000;
const MOST_MEGABYTES = 1024;
const IMPORT_LIMIT_MS = 40 * 60_000;
const REST_MS = 20_000;
const ASK_EVERY_MS = 40;
/** The import is killed after this time, in the middle of its reading. */
const KILL_MS = 6_000;

const { values } = parseArgs({
  options: {
    channels: { type: 'string', default: String(MOST_CHANNELS) },
    megabytes: { type: 'string', default: String(MOST_MEGABYTES) },
  },
});
const channels = Number(values.channels);
const megabytes = Number(values.megabytes);

/** Asks for parts of the catalogue until it is stopped. @param {string} base */
function askForCatalogue(base) {
  const times = createHistogram();
  let isOver = false;
  let failed = 0;
  async function ask() {
    for (let number = 0; !isOver; number += 1) {
      const started = performance.now();
      // A length of its own keeps each answer from being a repeated one.
      const length = 10 + (number % 40);
      const answer = await fetch(
        `${base}/v2/channels/channel_list?limit=${length}&offset=${(number * 37) % 1000}&includes=current_schedules`,
      ).catch(() => null);
      await answer?.arrayBuffer();
      if (!answer?.ok) failed += 1;
      times.record(Math.max(1, Math.round((performance.now() - started) * 1000)));
      await pause(ASK_EVERY_MS);
    }
  }
  const asking = ask();
  return async () => {
    isOver = true;
    await asking;
    return { p99: times.percentile(99) / 1000, most: times.max / 1000, failed };
  };
}

/** Watches the most memory of processes. @param {number[]} pids */
function watchMemory(pids) {
  const most = pids.map(() => 0);
  const look = async () => {
    const now = await Promise.all(pids.map((pid) => residentMemory(pid).catch(() => 0)));
    now.forEach((held, at) => {
      most[at] = Math.max(most[at] ?? 0, held);
    });
  };
  const timer = setInterval(look, 250);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/** @param {string[]} args @param {Record<string, string>} env @param {number} [killMs] */
async function runImport(args, env, killMs) {
  const started = performance.now();
  const child = spawn(process.execPath, [...platformCli, 'import', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const limit = setTimeout(() => child.kill('SIGKILL'), killMs ?? IMPORT_LIMIT_MS);
  const stopWatching = watchMemory([child.pid ?? 0]);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  clearTimeout(limit);
  const [memory = 0] = stopWatching();
  if (killMs === undefined && code !== 0) throw new Advice(`import ${args.join(' ')} failed:\n${said}`);
  const counts = /^\w+: \d+ added.*$/m.exec(said)?.[0] ?? 'killed';
  return { seconds: (performance.now() - started) / 1000, memory, counts };
}

const line = (title, cells) =>
  process.stdout.write(
    `${title.padEnd(34)}${cells.map((cell, at) => String(cell).padStart([9, 10, 10, 9, 9][at] ?? 10)).join('')}\n`,
  );

await command(async () => {
  if (!(channels >= 1 && channels <= MOST_CHANNELS && megabytes >= 1 && megabytes <= MOST_MEGABYTES))
    throw new Advice(`--channels 1 to ${MOST_CHANNELS}, --megabytes 1 to ${MOST_MEGABYTES}.`);
  await withServices(
    async (services, environment) => {
      const server = await startPostgres();
      if (!server) throw new Advice('PostgreSQL is not installed and could not be installed.');
      const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-bench-'));
      try {
        const [list, guide] = [path.join(folder, 'list.m3u'), path.join(folder, 'guide.xml')];
        await writeList(list, channels);
        const programmes = await writeGuide(guide, megabytes * MEGABYTE, channels);
        const size = async (file) => `${((await stat(file)).size / MEGABYTE).toFixed(0)} MB`;
        process.stdout.write(
          `A list of ${channels} channels (${await size(list)}), a guide of ${programmes} programmes (${await size(guide)})\n`,
        );
        const DATABASE_URL = await createDatabase(server.url);
        const base = await startPlatform(services, environment, {
          // Nobody shall look whether 50,000 streams of the documentation's hosts play.
          platformEnv: { ...WITHOUT_ADS, DATABASE_URL, STREAM_CHECKS: '0' },
        });
        const env = { DATABASE_URL, DATA_DIR: environment.DATA_DIR };
        const platform = services.pids().map(({ pid }) => pid);
        const worst = { importMemory: 0, p99: 0, longest: 0, platformMemory: 0 };
        line('', ['seconds', 'import MB', 'platf. MB', 'p99 ms', 'most ms']);

        /** @param {string} title @param {() => Promise<{seconds: number, memory: number, counts: string}>} work */
        async function measured(title, work) {
          const stopAsking = askForCatalogue(base);
          const stopWatching = watchMemory(platform);
          const { seconds, memory, counts } = await work();
          const [held = 0] = stopWatching();
          const { p99, most, failed } = await stopAsking();
          const figures = { importMemory: memory, p99, longest: most, platformMemory: held };
          for (const [name, value] of Object.entries(figures)) worst[name] = Math.max(worst[name], value);
          line(title, [
            seconds.toFixed(1),
            memory ? memory.toFixed(0) : '',
            held.toFixed(0),
            p99.toFixed(1),
            most.toFixed(0),
          ]);
          if (counts) process.stdout.write(`  ${counts}\n`);
          if (failed > 0) throw new Advice(`${failed} requests of the catalogue failed.`);
          return counts;
        }
        const rest = async () => {
          await pause(REST_MS);
          return { seconds: REST_MS / 1000, memory: 0, counts: '' };
        };
        await measured('at rest, before', rest);
        await measured('the list', () => runImport(['m3u', list], env));
        await measured('the list again', () => runImport(['m3u', list], env));
        await measured('at rest, with its channels', rest);
        await measured('the guide, killed', () => runImport(['xmltv', guide], env, KILL_MS));
        const counts = await measured('the guide', () => runImport(['xmltv', guide], env));
        if (!counts.startsWith(`Programmes: ${programmes} added`))
          throw new Advice('After the kill the import did not bring the whole guide.');
        await measured('the guide again', () => runImport(['xmltv', guide], env));
        await measured('at rest, after', rest);
        const { lines, failures } = importBars(worst);
        process.stdout.write(`\n${lines.join('\n')}\n`);
        if (failures.length > 0) throw new Advice(`Over the bar: ${failures.join('; ')}`);
      } finally {
        await services.stop();
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
    ['platform'],
  );
});
