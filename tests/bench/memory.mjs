import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { Advice, command } from '../../scripts/lib/say.mjs';
import { startStack, WITHOUT_ADS } from '../../scripts/lib/stack.mjs';
import { residentMemory } from './lib/processes.mjs';
import { withServices } from './lib/with-stack.mjs';

/**
 * `npm run bench:memory [-- --requests 25000] [--embedded]`: the memory of the web app and of the platform after so many varied requests on
 * loopback: every address of the sitemap in four languages, filtered lists, searches, rows, and addresses that nobody has. It fails above the
 * bar. The platform runs on PostgreSQL, as providers have it; with `--embedded` on PGlite, which alone has more memory than the bar, so there the bar
 * is for the web app only.
 */

const BAR_MB = 400;
const STEPS = 5;
const CONNECTIONS = 16;
const LANGUAGES = ['ru', 'kk', 'en', 'uz'];
/** An answer that takes longer is given up, and fails the measurement. */
const LIMIT_MS = 30_000;
/** At rest a program gives memory back; the lowest of some samples counts. */
const REST = { samples: 10, everyMs: 1_000 };
/** Most of the requests are pages; one in so many is another call, or an address that nobody has. */
const OTHER_EACH = 4;

const { requests, embedded } = parseArgs({
  options: { requests: { type: 'string', default: '25000' }, embedded: { type: 'boolean', default: false } },
}).values;

/** @param {string} url @returns {Promise<string[]>} the addresses in a sitemap, also of the sitemaps that it names */
async function addressesOf(url) {
  const text = await (await fetch(url)).text();
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  if (!text.includes('<sitemapindex')) return found;
  return (
    await Promise.all(found.map((part) => addressesOf(new URL(new URL(part).pathname, url).href)))
  ).flat();
}

/** What is asked for beside pages, different each time. @param {number} turn */
function otherPath(turn) {
  const language = LANGUAGES[turn % LANGUAGES.length];
  const paths = [
    `/movies?rating=${6 + (turn % 3)}&year=${2021 + (turn % 4)}`,
    `/search?text=${encodeURIComponent(`слово ${turn}`)}`,
    `/api/rows/all-films?lang=${language}&offset=${turn % 120}&limit=20`,
    `/api/channels?lang=${language}`,
    `/contents/nobody-has-this-${turn}`,
    `/nobody/has/${turn}`,
  ];
  return paths[turn % paths.length] ?? '/';
}

/** @param {URL} site @param {Agent} agent @param {{path: string, language: string}} request @returns {Promise<number>} the status */
function ask({ hostname, port }, agent, { path, language }) {
  return new Promise((resolve, reject) => {
    const headers = { cookie: `taspa_lang=${language}`, 'accept-encoding': 'gzip, deflate, br' };
    const request = get({ hostname, port, path, agent, headers, timeout: LIMIT_MS }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    request.on('timeout', () => request.destroy(new Error(`${path}: no answer within ${LIMIT_MS} ms`)));
    request.on('error', reject);
  });
}

/** @param {number} pid */
async function atRest(pid) {
  const samples = [];
  for (let at = 0; at < REST.samples; at += 1) {
    samples.push(await residentMemory(pid));
    await pause(REST.everyMs);
  }
  return Math.min(...samples);
}

/** @param {(databaseUrl: string) => Promise<void>} work */
async function withDatabase(work) {
  if (embedded) return work('');
  const database = await startPostgres();
  if (!database) throw new Advice('PostgreSQL cannot be installed here; try --embedded.');
  try {
    await work(database.url);
  } finally {
    await database.stop();
  }
}

/** @param {string} databaseUrl */
const measure = (databaseUrl) =>
  withServices(async (services, plain) => {
    const environment = { ...plain, DATABASE_URL: databaseUrl, SANDBOX: '1' };
    const { siteUrl } = await startStack(services, environment, { platformEnv: WITHOUT_ADS });
    const site = new URL(siteUrl);
    const pages = [
      ...new Set((await addressesOf(`${siteUrl}/sitemap.xml`)).map((url) => new URL(url).pathname)),
    ];
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    /** @type {Record<number, number>} */
    const statuses = {};
    let turn = 0;
    const worker = async (/** @type {number} */ until) => {
      while (turn < until) {
        const own = turn++;
        const page = pages[Math.floor(own / LANGUAGES.length) % pages.length] ?? '/';
        const path = own % OTHER_EACH === 0 ? otherPath(own / OTHER_EACH) : page;
        const status = await ask(site, agent, { path, language: LANGUAGES[own % LANGUAGES.length] ?? 'ru' });
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    // It has no memory then, and its last words say why.
    services.onDeath = ({ message }) => console.error(message);
    const pids = services.pids();
    console.log(`${pages.length} pages in ${LANGUAGES.length} languages\n`);
    console.log(['requests'.padEnd(10), ...pids.map(({ name }) => `${name}, MB`.padStart(16))].join(''));
    const print = async () => {
      const figures = await Promise.all(pids.map(({ pid }) => atRest(pid)));
      console.log([String(turn).padEnd(10), ...figures.map((mb) => mb.toFixed(0).padStart(16))].join(''));
      return figures;
    };
    let last = await print();
    for (let step = 1; step <= STEPS; step += 1) {
      const until = Math.round((Number(requests) * step) / STEPS);
      await Promise.all(Array.from({ length: CONNECTIONS }, () => worker(until)));
      last = await print();
    }
    agent.destroy();
    console.log(`\nstatuses ${JSON.stringify(statuses)}`);
    const barred = pids.filter(({ name }) => !embedded || name !== 'The platform');
    const over = barred.filter((one) => (last[pids.indexOf(one)] ?? 0) > BAR_MB).map(({ name }) => name);
    const failed = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
    if (over.length > 0) console.error(`Over ${BAR_MB} MB: ${over.join(', ')}`);
    if (failed.length > 0) console.error(`Failed requests: ${JSON.stringify(failed)}`);
    if (over.length > 0 || failed.length > 0) process.exitCode = 1;
  });

await command(() => withDatabase(measure));
