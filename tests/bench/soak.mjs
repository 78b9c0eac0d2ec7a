import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Advice, command } from '../../scripts/lib/say.mjs';
import { startStack, WITHOUT_ADS } from '../../scripts/lib/stack.mjs';
import { launch } from './lib/browser.mjs';
import { openHandles, residentMemory } from './lib/processes.mjs';
import { playingPages, publicPages } from './lib/public-pages.mjs';
import { withServices } from './lib/with-stack.mjs';
import { BROWSER_VIEWERS, inBrowser } from './soak/browser-viewers.mjs';
import { spendEvening } from './soak/evening.mjs';
import { comparison, Fifths, Lowest, Times } from './soak/fifths.mjs';
import { SiteSession } from './soak/site-session.mjs';

/**
 * `npm run soak`: an evening on loopback in 30 minutes, or `-- --minutes 3 --viewers 200`. 2,000 viewers without browsers come one
 * after the other, and each stays for a sixth of the time; three more have real browsers. It fails on a failed answer, on an error in a
 * log, and when memory, open handles, the heap of a page or the slowest answers of a hundred grow between the second and the last
 * fifth of the run (quality F10). It ends by itself.
 */

const VIEWERS = '2000';
const MINUTES = '30';
const MINUTE_MS = 60_000;
const SAMPLE_MS = 2_000;
/** The part of the run that one viewer stays. */
const STAY = 1 / 6;
/** Two runs of the same build differ by less. */
const TIMES_BAR = 0.25;
/** A tenth of a few handles is one. */
const HANDLES_NOISE = 10;
/** A difference that no viewer notices. */
const TIMES_NOISE_MS = 30;
const HEAP_NOISE_MB = 2;
const FAULTS_SHOWN = 10;

const { minutes, viewers } = parseArgs({
  options: {
    minutes: { type: 'string', default: MINUTES },
    viewers: { type: 'string', default: VIEWERS },
  },
}).values;
const lastsMs = Number(minutes) * MINUTE_MS;
const crowd = Number(viewers);

/** @param {string} platformUrl */
async function freeChannels(platformUrl) {
  const channels = await (await fetch(`${platformUrl}/v2/channels/channel_list?limit=100`)).json();
  return channels.filter((one) => one.is_free).map(({ id }) => String(id));
}

/** Of the networks for measurements (RFC 2544). @param {number} number */
const addressOf = (number) => `198.18.${Math.floor(number / 250)}.${(number % 250) + 1}`;

/** @param {(fault: string) => void} onFault @returns {(words: string) => void} */
const errorsInLogs = (onFault) => (words) => {
  for (const line of words.split('\n'))
    if (/unhandled|uncaught|"level":"(?:error|fatal)"|"level":[56]0/i.test(line)) onFault(line.trim());
};

await command(() =>
  withServices(async (services, environment) => {
    if (!(lastsMs > 0)) throw new Advice('--minutes wants a number above zero.');
    if (!(crowd > 0)) throw new Advice('--viewers wants a number above zero.');
    let from = Date.now();
    const minutesPassed = () => Math.floor((Date.now() - from) / MINUTE_MS);
    /** @type {string[]} */
    const faults = [];
    /** @param {string} fault */
    const onFault = (fault) => faults.push(`${minutesPassed()} min: ${fault}`);
    services.onDeath = (advice) => onFault(advice.message);
    services.onWords = errorsInLogs(onFault);
    const { siteUrl, platformUrl } = await startStack(services, environment, {
      webEnv: { TRUSTED_PROXIES: '1' },
      platformEnv: WITHOUT_ADS,
    });
    const { missing: _, ...pages } = await publicPages(platformUrl);
    const channels = await freeChannels(platformUrl);
    const world = { platform: platformUrl, pages: Object.values(pages), channels };
    const { film, channel } = await playingPages(platformUrl);
    from = Date.now();
    const isOver = () => Date.now() >= from + lastsMs;
    const fifths = new Fifths(from, lastsMs);
    const times = { page: new Times(fifths), call: new Times(fifths), media: new Times(fifths) };
    const heap = new Lowest(fifths);
    const programs = services
      .pids()
      .map((program) => ({ ...program, memory: new Lowest(fifths), handles: new Lowest(fifths) }));
    let present = 0;
    let payments = 0;

    /** @param {number} number */
    async function come(number) {
      const session = new SiteSession(siteUrl, addressOf(number), (kind, ms) => times[kind].add(ms));
      const until = Date.now() + lastsMs * STAY;
      present += 1;
      try {
        const { didPay } = await spendEvening(session, world, { number, until, isOver });
        payments += Number(didPay);
      } catch (error) {
        onFault(`viewer ${number}: ${error}`);
      }
      present -= 1;
    }

    async function comeOneByOne() {
      const evenings = [];
      for (let number = 0; number < crowd && !isOver(); number += 1) {
        evenings.push(come(number));
        await pause(Math.max(0, from + (lastsMs * (number + 1)) / crowd - Date.now()));
      }
      await Promise.all(evenings);
    }

    async function measure() {
      let printed = 0;
      while (!isOver()) {
        const now = [];
        for (const { name, pid, memory, handles } of programs) {
          const [megabytes, open] = [await residentMemory(pid), await openHandles(pid)];
          memory.add(megabytes);
          handles.add(open);
          now.push(`${name} ${megabytes.toFixed(0)} MB and ${open} handles`);
        }
        const passed = minutesPassed();
        if (passed > printed)
          process.stdout.write(`  ${passed} min: ${present} viewers, ${now.join(', ')}\n`);
        printed = passed;
        await pause(SAMPLE_MS);
      }
    }

    const browser = await launch();
    try {
      const places = { film, channel, title: pages.content ?? '/', onHeap: (figure) => heap.add(figure) };
      const inBrowsers = Object.values(BROWSER_VIEWERS).map((viewer) =>
        inBrowser(browser, siteUrl, viewer, places, { isOver, onFault }),
      );
      await Promise.all([comeOneByOne(), measure(), ...inBrowsers]);
    } finally {
      await browser.close();
    }

    const results = [
      ...programs.flatMap(({ name, memory, handles }) => [
        comparison(name, memory.compared(), { unit: 'MB' }),
        comparison(`${name}, open handles`, handles.compared(), { unit: '', noise: HANDLES_NOISE }),
      ]),
      comparison('Script of a page that changes channels', heap.compared(), {
        unit: 'MB',
        noise: HEAP_NOISE_MB,
      }),
      ...Object.entries(times).map(([kind, figures]) =>
        comparison(`${kind}, p99 of ${figures.count()}`, figures.compared(), {
          unit: 'ms',
          bar: TIMES_BAR,
          noise: TIMES_NOISE_MS,
        }),
      ),
    ];
    for (const { line } of results) process.stdout.write(`${line}\n`);
    process.stdout.write(
      `${crowd} viewers in ${minutes} minutes, ${payments} paid, ${faults.length} things failed\n`,
    );
    for (const fault of faults.slice(0, FAULTS_SHOWN)) process.stdout.write(`  ${fault}\n`);
    if (results.some(({ isGrown }) => isGrown)) throw new Advice('Something has grown.');
    if (faults.length > 0) throw new Advice('Not everything went well.');
  }),
);
