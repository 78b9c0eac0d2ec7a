import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { build } from '../../scripts/build.mjs';
import { readEnvironment } from '../../scripts/lib/env.mjs';
import { isInstalled } from '../../scripts/lib/packages.mjs';
import { nextBin } from '../../scripts/lib/paths.mjs';
import { benchPorts, freePort } from '../../scripts/lib/ports.mjs';
import { Advice, command } from '../../scripts/lib/say.mjs';
import { secrets } from '../../scripts/lib/secrets.mjs';
import { Services } from '../../scripts/lib/services.mjs';
import { startPlatform, startWeb, WITHOUT_ADS } from '../../scripts/lib/stack.mjs';
import { setup } from '../../scripts/setup.mjs';
import { bareNode } from './lib/bare-node.mjs';
import { measureLoad } from './lib/load.mjs';
import { processorSeconds } from './lib/processor.mjs';
import { stillNginx } from './lib/still-nginx.mjs';

/** The production server compared with plain `next start` of the same build, and with nginx that sends the same page as a file, in the same run. */

const RATIO_BAR = 5;
/** Of nginx, for each second of processor time. */
const NGINX_BAR = 0.5;
/** Of a call of a viewer's own in a route of the framework. */
const OWN_BAR = 2;
const STAMPEDE = 200;
/** A page lists the languages in which it is complete, so its title is read in each. */
const LANGUAGES = 4;
const CONNECTIONS = 50;
const SECONDS = 5;
/** The runs alternate, so that other work of the machine affects both. */
const TURNS = 2;
/** The number of parallel requests to the guard during the load. */
const GUARD_REQUESTS = 4;

/** A language in the address: visits from search engines, which add a cookie to a stored page. */
const BY_PARAMETER = '/?lang=kk';

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
  'accept-encoding': 'gzip, deflate, br, zstd',
};

/** Viewers without access, and the target of each redirect. */
const DENIED_VIEWERS = [
  { name: 'closed region', headers: { cookie: 'taspa_region=closed' }, to: /^\/geo_lock\?to=/ },
  { name: 'forced login', headers: { cookie: 'taspa_forced_login=login' }, to: /^\/#auth\?to=/ },
  {
    name: 'forced login, guest',
    headers: { cookie: 'taspa_forced_login=login; taspa_known=user' },
    to: /^\/#auth\?to=/,
  },
];

const failures = [];

/** @param {string} address @param {Record<string, string>} headers @param {Agent} agent */
function head(address, headers, agent) {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { ...BROWSER, ...headers } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, location: answer.headers.location ?? '' }));
    }).on('error', reject);
  });
}

/** Sends requests to the guard until the load ends. @param {string} address @param {() => boolean} isOver */
async function requestGuard(address, isOver) {
  const agent = new Agent({ keepAlive: true });
  const counts = { requests: 0, wrong: 0 };
  const sendRequests = async (_, first) => {
    for (let turn = first; !isOver(); turn += 1) {
      const { headers, to } = DENIED_VIEWERS[turn % DENIED_VIEWERS.length];
      const { status, location } = await head(address, headers, agent);
      counts.requests += 1;
      if (status !== 303 || !to.test(location.replace(/^http:\/\/[^/]+/, ''))) counts.wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: GUARD_REQUESTS }, sendRequests));
  agent.destroy();
  return counts;
}

/** @param {string} name @param {string} plain @param {string} ours @param {string} page */
async function compare(name, plain, ours, page) {
  const figures = { plain: [], ours: [] };
  const load = (site) =>
    measureLoad({ addresses: [site + page], connections: CONNECTIONS, seconds: SECONDS, headers: BROWSER });
  for (let turn = 0; turn < TURNS; turn += 1) {
    figures.plain.push(await load(plain));
    figures.ours.push(await load(ours));
  }
  const best = (all) => all.reduce((a, b) => (a.perSecond > b.perSecond ? a : b));
  const [slow, fast] = [best(figures.plain), best(figures.ours)];
  const ratio = fast.perSecond / slow.perSecond;
  console.log(
    `${name.padEnd(8)}next start ${slow.perSecond.toFixed(0).padStart(6)}/s p95 ${slow.p95.toFixed(0).padStart(5)} ms   ours ${fast.perSecond.toFixed(0).padStart(6)}/s p95 ${fast.p95.toFixed(0).padStart(5)} ms   × ${ratio.toFixed(1)}`,
  );
  if (ratio < RATIO_BAR) failures.push(`${name}: × ${ratio.toFixed(1)}`);
}

/**
 * Requests for each second of processor time: those of the clock would say how fast the load is made, which is slower than nginx.
 * @param {{address: string, pid: number, headers?: Record<string, string>}} subject
 */
async function perProcessorSecond({ address, pid, headers = BROWSER }) {
  const load = () =>
    measureLoad({ addresses: [address], connections: CONNECTIONS, seconds: SECONDS, headers });
  await load();
  const before = await processorSeconds(pid);
  const { requests } = await load();
  return requests / ((await processorSeconds(pid)) - before);
}

/** @param {string} folder @param {{address: string, pid: number}} ours */
async function compareWithNginx(folder, ours) {
  const html = await (await fetch(ours.address, { headers: BROWSER })).text();
  const nginx = await stillNginx(folder, html);
  if (!nginx) throw new Advice('nginx did not start, and nothing was compared with it.');
  const bare = await bareNode(nginx.compressed);
  try {
    const [own, still] = [await perProcessorSecond(ours), await perProcessorSecond(nginx)];
    const most = await perProcessorSecond(bare);
    const ratio = own / still;
    console.log(
      `nginx   ${still.toFixed(0).padStart(6)} requests a second of the processor   ours ${own.toFixed(0).padStart(6)}   × ${ratio.toFixed(2)} (bar ${NGINX_BAR})`,
    );
    console.log(
      `        ${most.toFixed(0).padStart(6)} of a server in Node that does nothing else, × ${(most / still).toFixed(2)} of nginx; ours × ${(own / most).toFixed(2)} of that`,
    );
    if (ratio < NGINX_BAR) failures.push(`nginx: × ${ratio.toFixed(2)}`);
  } finally {
    bare.stop();
    nginx.stop();
  }
}

/**
 * What a call of a viewer's own costs the web app, which passes it on to the platform: our server, and the same code in a route of the framework.
 * @param {{site: string, pid: number}} ours @param {{site: string, pid: number}} route
 */
async function personalCalls(ours, route) {
  const opened = await fetch(`${ours.site}/api/session`, {
    method: 'POST',
    headers: { ...BROWSER, origin: ours.site },
  });
  if (!opened.ok) throw new Error(`a session: ${opened.status}`);
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const headers = { ...BROWSER, cookie };
  const figures = { ours: [], route: [] };
  const measure = ({ site, pid }) =>
    perProcessorSecond({ address: `${site}/api/v2/users/self/favorites`, pid, headers });
  for (let turn = 0; turn < TURNS; turn += 1) {
    figures.route.push(await measure(route));
    figures.ours.push(await measure(ours));
  }
  const [slow, fast] = [Math.max(...figures.route), Math.max(...figures.ours)];
  console.log(
    `own     ${slow.toFixed(0).padStart(6)} calls of viewers a second of the processor in a route   ours ${fast.toFixed(0).padStart(6)}   × ${(fast / slow).toFixed(1)} (bar ${OWN_BAR})`,
  );
  if (fast / slow < OWN_BAR) failures.push(`own: × ${(fast / slow).toFixed(1)}`);
}

/** The guard, while the page is under load. @param {string} site @param {string} page */
async function guardUnderLoad(site, page) {
  let isOver = false;
  const guardRequests = requestGuard(site + page, () => isOver);
  // Each response of the load must be the page: another status fails it.
  await measureLoad({
    addresses: [site + page],
    connections: CONNECTIONS,
    seconds: SECONDS,
    headers: BROWSER,
  });
  isOver = true;
  const { requests, wrong } = await guardRequests;
  console.log(`guard   ${requests} requests of denied viewers under load, ${wrong} wrong answers`);
  if (wrong > 0 || requests === 0) failures.push(`guard: ${wrong} of ${requests} wrong`);
}

/**
 * Many parallel requests for a page that is not stored.
 * @param {string} site
 * @param {string} platform
 * @param {string} page
 */
async function stampede(site, platform, page) {
  const { total } = await (await fetch(`${platform}/sandbox/requests.json`)).json();
  const agent = new Agent({ maxSockets: STAMPEDE });
  const answers = await Promise.all(Array.from({ length: STAMPEDE }, () => head(site + page, {}, agent)));
  agent.destroy();
  const query = new URLSearchParams({ match: '*', since: String(total) });
  const { requests } = await (await fetch(`${platform}/sandbox/requests.json?${query}`)).json();
  const calls = new Map();
  for (const { method, url } of requests.filter(({ url }) => url.startsWith('/v2/'))) {
    calls.set(`${method} ${url}`, (calls.get(`${method} ${url}`) ?? 0) + 1);
  }
  const most = Math.max(0, ...calls.values());
  console.log(
    `cold    ${STAMPEDE} at once: ${calls.size} calls of the platform, none made more than ${most} times (once a language)`,
  );
  if (most > LANGUAGES) failures.push(`cold: a call was made ${most} times`);
  if (answers.some(({ status }) => status !== 200)) failures.push('cold: not every answer was the page');
}

await command(async () => {
  if (!(await isInstalled('nginx')))
    throw new Advice('bench:server compares with nginx, which is not here:\n  apt-get install nginx-light');
  await setup();
  await build();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-server-'));
  const services = new Services();
  try {
    const environment = readEnvironment({ ...(await benchPorts()), DATA_DIR: folder });
    const platform = await startPlatform(services, environment, { platformEnv: WITHOUT_ADS });
    const ours = await startWeb(services, environment, platform);
    const plainPort = String(await freePort());
    const plain = `http://localhost:${plainPort}`;
    const { SESSION_SECRET, REVALIDATE_SECRET } = await secrets(folder);
    await services.start({
      name: 'next start',
      args: [nextBin, 'start', '--port', plainPort],
      env: { NODE_ENV: 'production', PLATFORM_URL: platform, SESSION_SECRET, REVALIDATE_SECRET },
      healthUrl: `${plain}/healthz`,
      readyMs: 60_000,
    });
    const home = await (await fetch(ours, { headers: BROWSER })).text();
    const [title, unseen] = new Set(
      [...home.matchAll(/href="(\/contents\/[^"?#]+)"/g)].map(([, href]) => href),
    );
    for (const site of [plain, ours])
      for (const page of ['/', BY_PARAMETER, title]) await fetch(site + page, { headers: BROWSER });

    console.log(`bars: × ${RATIO_BAR}; every answer of the guard right; one call for ${STAMPEDE} at once`);
    await stampede(ours, platform, unseen);
    await compare('home', plain, ours, '/');
    await compare('kk', plain, ours, BY_PARAMETER);
    await compare('title', plain, ours, title);
    await guardUnderLoad(ours, title);
    const pidOf = (program) => services.pids().find(({ name }) => name === program)?.pid ?? 0;
    const pid = pidOf('The web app');
    await personalCalls({ site: ours, pid }, { site: plain, pid: pidOf('next start') });
    await compareWithNginx(path.join(folder, 'nginx'), { address: `${ours}/`, pid });
  } finally {
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  }

  if (failures.length > 0) throw new Advice(`Over the bar: ${failures.join('; ')}`);
});
