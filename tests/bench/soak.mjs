import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Advice, command } from '../../scripts/lib/say.mjs';
import { startStack, WITHOUT_ADS } from '../../scripts/lib/stack.mjs';
import { residentMemory } from './lib/memory.mjs';
import { publicPages } from './lib/public-pages.mjs';
import { SoakViewer } from './lib/soak-viewer.mjs';
import { withServices } from './lib/with-stack.mjs';

/**
 * `npm run soak`: 20 viewers on loopback for 30 minutes, or `--minutes 3` (quality F10). It fails on a failed
 * response, on an unhandled error, and when a program grows by more than a tenth between the second and the
 * last fifth of the run. It ends by itself. Memory is the lowest figure of each fifth, when a program has
 * just collected its garbage. Each minute prints its lowest figures, so that a trend can be distinguished
 * from noise.
 */

const VIEWERS = 20;
const GROWTH_BAR = 0.1;
const SAMPLE_MS = 2_000;
const MINUTE_MS = 60_000;
/** Between two actions of a viewer. */
const LOOK_MS = 1_000;
/** The first fifth fills caches and compiles hot code. */
const FIFTHS = 5;
const FAULTS_SHOWN = 10;

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } }).values;
const lastsMs = Number(minutes) * MINUTE_MS;

/** @param {number[]} figures @param {number} fifth */
function lowest(figures, fifth) {
  const length = Math.floor(figures.length / FIFTHS);
  return Math.min(...figures.slice(fifth * length, (fifth + 1) * length));
}

/** @param {string} platformUrl */
async function freeChannels(platformUrl) {
  const channels = await (await fetch(`${platformUrl}/v2/channels/channel_list?limit=100`)).json();
  return channels.filter((one) => one.is_free).map(({ id }) => String(id));
}

await command(() =>
  withServices(async (services, environment) => {
    if (!(lastsMs > 0)) throw new Advice('--minutes wants a number above zero.');
    /** @type {string[]} */
    const faults = [];
    services.onDeath = (advice) => faults.push(advice.message);
    services.onWords = (words) => {
      if (/unhandled|uncaught|"level":"(?:error|fatal)"|"level":[56]0/i.test(words))
        faults.push(words.trim());
    };
    const { siteUrl, platformUrl } = await startStack(services, environment, {
      webEnv: { TRUSTED_PROXIES: '1' },
      platformEnv: WITHOUT_ADS,
    });
    const { missing: _, ...pages } = await publicPages(platformUrl);
    const world = { site: siteUrl, pages: Object.values(pages), channels: await freeChannels(platformUrl) };
    const until = Date.now() + lastsMs;
    let done = 0;

    /** @param {number} at */
    async function view(at) {
      const viewer = new SoakViewer(world, `192.0.2.${at + 1}`);
      await viewer.begin();
      while (Date.now() < until) {
        await viewer.next().catch((error) => faults.push(String(error)));
        done += 1;
        await pause(LOOK_MS * (0.5 + Math.random()));
      }
    }

    const memory = services
      .pids()
      .map(({ name, pid }) => ({ name, pid, /** @type {number[]} */ figures: [] }));
    async function watchMemory() {
      const began = Date.now();
      let printed = 0;
      let from = 0;
      while (Date.now() < until) {
        for (const { pid, figures } of memory) figures.push(await residentMemory(pid));
        const passed = Math.floor((Date.now() - began) / MINUTE_MS);
        if (passed > printed) {
          const held = memory.map(
            ({ name, figures }) => `${name} ${Math.min(...figures.slice(from)).toFixed(0)} MB`,
          );
          process.stdout.write(`  ${passed} min: ${held.join(', ')}, ${done} things done\n`);
          printed = passed;
          from = memory[0]?.figures.length ?? 0;
        }
        await pause(SAMPLE_MS);
      }
    }

    await Promise.all([watchMemory(), ...Array.from({ length: VIEWERS }, (_unused, at) => view(at))]);
    let isGrown = false;
    for (const { name, figures } of memory) {
      const [before, after] = [lowest(figures, 1), lowest(figures, FIFTHS - 1)];
      const growth = after / before - 1;
      isGrown ||= growth > GROWTH_BAR;
      process.stdout.write(
        `${name}: ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB (${(growth * 100).toFixed(1)} %, at most ${GROWTH_BAR * 100} %)\n`,
      );
    }
    process.stdout.write(
      `${done} things done by ${VIEWERS} viewers in ${minutes} minutes, ${faults.length} failed\n`,
    );
    for (const fault of faults.slice(0, FAULTS_SHOWN)) process.stdout.write(`  ${fault}\n`);
    if (isGrown) throw new Advice('A program has grown by more than a tenth.');
    if (faults.length > 0) throw new Advice('Not everything went well.');
  }),
);
