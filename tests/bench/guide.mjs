import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { readEnvironment } from '../../scripts/lib/env.mjs';
import { benchPorts } from '../../scripts/lib/ports.mjs';
import { Services } from '../../scripts/lib/services.mjs';
import { startWeb } from '../../scripts/lib/stack.mjs';
import { setup } from '../../scripts/setup.mjs';
import { launch } from './lib/browser.mjs';
import { startStubPlatform } from './lib/stub-platform.mjs';
import { longestTask, TASK_CATEGORIES } from './lib/tasks.mjs';

/**
 * The guide with a thousand channels (DESIGN section 10), and the channel list beside it. All of it, or a
 * part: `npm run bench:guide -- --channels 1000 --page phone`.
 */

const { channels: onlySize, page: onlyPage } = parseArgs({
  options: { channels: { type: 'string' }, page: { type: 'string', default: '' } },
}).values;

const SIZES = onlySize ? [Number(onlySize)] : [60, 300, 1_000];

const FIRST_PROGRAMME_BAR_MS = 1_000;
const REQUESTS_BAR = 30;
const NODES_BAR = 2_000;
const TASK_BAR_MS = 100;
/** The distance of one turn of a wheel, and the number of drawings. */
const WHEEL_PX = 900;
const FRAME_MS = 16;
const WHEEL_STEPS = 80;
const REST_MS = 800;

const PAGES = [
  {
    name: 'guide',
    path: '/channels?view=guide',
    axes: 2,
    first: '[role=gridcell]',
    viewport: [1280, 800],
    bars: true,
  },
  {
    name: 'guide, phone',
    path: '/channels?view=guide',
    axes: 1,
    first: 'li[aria-setsize] a',
    viewport: [390, 844],
    bars: true,
  },
  {
    name: 'list',
    path: '/channels',
    axes: 1,
    first: 'main li a[href^="/channels/"]',
    viewport: [1280, 800],
    bars: false,
  },
].filter(({ name }) => name.includes(onlyPage));

/** Right and back through hours, then down through channels. */
const LEGS = [
  { name: 'hours', by: [WHEEL_PX, 0] },
  { name: 'back', by: [-WHEEL_PX, 0] },
  { name: 'rows', by: [0, WHEEL_PX] },
];

/** Runs in the page: records when a selector first matches. @param {string} first */
function watch(first) {
  const check = () => {
    const found = [...document.querySelectorAll(first)].some(
      (element) => element.getClientRects().length > 0,
    );
    if (found) Object.assign(globalThis, { firstSeen: performance.now() });
    else requestAnimationFrame(check);
  };
  check();
}

/** @param {import('@playwright/test').Browser} browser @param {string} siteUrl @param {typeof PAGES[number]} wanted */
async function measure(browser, siteUrl, { path: address, first, axes, viewport: [width = 0, height = 0] }) {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  let requests = 0;
  let images = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'image') images += 1;
    else requests += 1;
  });
  await page.addInitScript(watch, first);
  await page.goto(siteUrl + address, { waitUntil: 'networkidle' });
  const loaded = { requests, images };
  const nodesOf = () => page.evaluate(() => document.querySelectorAll('*').length);
  const firstMs = await page.evaluate(() => /** @type {any} */ (globalThis).firstSeen);
  let nodes = await nodesOf();
  let ofRows = 0;
  await page.mouse.move(width * 0.7, height * 0.8);
  await browser.startTracing(page, { categories: TASK_CATEGORIES });
  for (const {
    name,
    by: [x = 0, y = 0],
  } of axes === 2 ? LEGS : LEGS.slice(-1)) {
    const before = requests;
    for (let step = 0; step < WHEEL_STEPS; step += 1) {
      await page.mouse.wheel(x, y);
      await page.waitForTimeout(FRAME_MS);
      if (step % 10 === 0) nodes = Math.max(nodes, await nodesOf());
    }
    await page.waitForTimeout(REST_MS);
    nodes = Math.max(nodes, await nodesOf());
    if (name === 'rows') ofRows = requests - before;
  }
  const task = longestTask(await browser.stopTracing());
  await context.close();
  return { firstMs, nodes, task, ...loaded, ofRows };
}

/** @param {string} name @param {Awaited<ReturnType<typeof measure>>} measured @param {number} coldMs */
function overBars(name, { firstMs, requests, ofRows, nodes, task }, coldMs) {
  return [
    firstMs > FIRST_PROGRAMME_BAR_MS && 'first programme',
    coldMs > FIRST_PROGRAMME_BAR_MS && 'first programme, cold',
    requests > REQUESTS_BAR && 'requests',
    ofRows > REQUESTS_BAR && 'requests for all rows',
    nodes > NODES_BAR && 'nodes',
    task.own > TASK_BAR_MS && 'task while scrolling',
  ].flatMap((what) => (what ? `${name}: ${what}` : []));
}

await setup();
await build(['web']);
const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-guide-'));
const browser = await launch();
const failures = [];
try {
  console.log(
    `bars: first programme ≤ ${FIRST_PROGRAMME_BAR_MS} ms, requests ≤ ${REQUESTS_BAR}, nodes ≤ ${NODES_BAR}, task ≤ ${TASK_BAR_MS} ms`,
  );
  console.log(
    'channels  page            cold ms  first ms  requests  images   +rows   nodes  task ms   on clock',
  );
  for (const channels of SIZES) {
    const ports = await benchPorts();
    const stub = await startStubPlatform({ channels, port: Number(ports.PLATFORM_PORT) });
    const services = new Services();
    try {
      const environment = readEnvironment({ ...ports, PLATFORM_URL: stub.url, DATA_DIR: folder });
      const siteUrl = await startWeb(services, environment, stub.url);
      // The first request compiles and connects, so it must not count for the guide.
      await fetch(`${siteUrl}/offline`);
      for (const page of PAGES) {
        const from = performance.now();
        await (await fetch(siteUrl + page.path)).text();
        const cold = performance.now() - from;
        const measured = await measure(browser, siteUrl, page);
        const { firstMs, requests, images, ofRows, nodes, task } = measured;
        const cells = [cold, firstMs, requests, images, ofRows, nodes, task.own, task.clock];
        const widths = [9, 10, 10, 8, 8, 8, 9, 11];
        console.log(
          String(channels).padEnd(10) +
            page.name.padEnd(14) +
            cells.map((cell, at) => cell.toFixed(0).padStart(widths[at] ?? 0)).join(''),
        );
        if (page.bars) failures.push(...overBars(`${channels} channels, ${page.name}`, measured, cold));
      }
    } finally {
      await services.stop();
      await stub.close();
    }
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

if (failures.length > 0) {
  console.error(`Over the bar: ${failures.join('; ')}`);
  process.exitCode = 1;
}
