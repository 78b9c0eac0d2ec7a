import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { launch } from './lib/browser.mjs';
import { hydrated } from './lib/hydrated.mjs';
import { builtParts, LATER_PARTS, ON_DEMAND_PARTS, PLAIN_PARTS, partsIn } from './lib/on-demand-parts.mjs';
import { dataPathOf } from './lib/page-data.mjs';
import { playingPages, publicPages } from './lib/public-pages.mjs';
import { withStack } from './lib/with-stack.mjs';

/**
 * The script that every public page loads at the first input, and the weight of the home page (DESIGN section
 * 10). `--files` lists the sources of each page's script. Nothing here depends on how busy the machine is: a page is measured once the
 * platform has answered for all of it, until it asks for nothing more.
 *
 * Then each part of the player and of payment that loads on demand, with what makes a page load it. Pages that play nothing load none
 * of them, and a plain HLS stream loads only the player, hls.js and, after its first picture, the mini-player.
 */

const KIB = 1024;
const SCRIPT_BAR_KIB = 150;
const HOME_HTML_BAR_KB = 60;
/** What a page left alone begins after this long (its counters) is not a part of its start. */
const LATE_MS = 5_000;
/** A row loads when it is this close to the screen (`components/catalogue/row/LazyRow.tsx`). */
const NEAR_PX = 300;
/** How long to wait until a page is complete; a page is rendered at most once a minute. */
const COMPLETE_WITHIN_MS = 300_000;
const AGAIN_AFTER_MS = 5_000;
/** Whatever a page asks for and may load a script for. */
const ANSWERED_KINDS = ['script', 'fetch', 'xhr'];
const PHONE = { width: 390, height: 844 };
/** How long a page that plays is watched: the controls and what they need are there by then. */
const WATCHED_S = 3;
const PLAYS_WITHIN_MS = 60_000;

const listsFiles = process.argv.includes('--files');

/** @param {Buffer} body */
const packed = (body) => gzipSync(body, { level: 9 }).length;

/** Runs in the page before anything else. @param {number} lateMs */
function dropLateTimers(lateMs) {
  const { setTimeout } = window;
  window.setTimeout = /** @type {typeof setTimeout} */ (
    (work, ms, ...more) => (ms >= lateMs ? 0 : setTimeout(work, ms, ...more))
  );
}

/** Runs in the page. @param {number} nearPx */
const waitsForRows = (nearPx) =>
  // A placeholder that does not load yet (`isFar` of components/catalogue/row/RowSkeleton.tsx).
  [...document.querySelectorAll('main [class$="_far"]')].some(
    (place) => place.getBoundingClientRect().top < innerHeight + nearPx,
  );

/**
 * Waits until the server has this page with all rows of its first screen: rows that a busy platform does not give in time load from the page
 * itself, with their script.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function completed(browser, url) {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  const end = Date.now() + COMPLETE_WITHIN_MS;
  for (;;) {
    await page.goto(url);
    if (!(await page.evaluate(waitsForRows, NEAR_PX))) return context.close();
    if (Date.now() > end) throw new Error(`${url}: the platform does not give all rows of the first screen`);
    await pause(AGAIN_AFTER_MS);
  }
}

/** Runs in the page: a channel does not begin at second 0, so what was played counts. @param {number} seconds */
function isWatched(seconds) {
  const played = document.querySelector('video')?.played;
  let sum = 0;
  for (let at = 0; at < Number(played?.length); at += 1) sum += played.end(at) - played.start(at);
  return sum > seconds;
}

/** Runs in the page. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve));

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{plays?: boolean}} [options] whether the page starts to play by itself
 * @returns {Promise<Array<{file: string, bytes: number, parts: string[]}>>}
 */
async function scripts(browser, url, { plays = false } = {}) {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.addInitScript(dropLateTimers, LATE_MS);
  const files = [];
  const pending = [];
  const read = async (/** @type {import('@playwright/test').Request} */ request) => {
    const response = await request.response();
    // The end of an answer that the page does not read is never reported.
    if (!response || request.resourceType() !== 'script') return;
    const body = await response.body();
    files.push({
      file: new URL(response.url()).pathname,
      bytes: packed(body),
      parts: partsIn(body.toString()),
    });
  };
  // A player never ends asking for media.
  const kinds = plays ? ['script'] : ANSWERED_KINDS;
  const collect = (/** @type {import('@playwright/test').Request} */ request) => {
    if (!kinds.includes(request.resourceType())) return;
    const reading = read(request);
    // What fails is thrown where it is awaited, or another failure came first.
    reading.catch(() => {});
    pending.push(reading);
  };
  page.on('request', collect);
  await page.goto(url, { waitUntil: plays ? 'commit' : 'load' });
  if (plays) {
    await page.waitForFunction(isWatched, WATCHED_S, { timeout: PLAYS_WITHIN_MS });
  } else {
    await hydrated(page);
    await page.waitForTimeout(LATE_MS);
    for (let requested = 0; requested < pending.length; ) {
      requested = pending.length;
      await Promise.all(pending);
      await page.evaluate(idle);
    }
  }
  page.off('request', collect);
  await Promise.all(pending);
  await context.close();
  return files;
}

/** @param {string} url */
const bytesOf = async (url) => Buffer.from(await (await fetch(url)).arrayBuffer());

/** @param {Array<{parts: string[]}>} files */
const partsOf = (files) => [...new Set(files.flatMap(({ parts }) => parts))];

/** Prints the parts and returns those that the build does not have: their sign is outdated. */
async function listParts() {
  console.log('\nloads on demand          gzip, loaded by');
  const missing = [];
  for (const [name, files] of await builtParts()) {
    const sizes = files.map(packed);
    if (sizes.length === 0) missing.push(`no file of ${name}`);
    const kib = (Math.min(...sizes) / KIB).toFixed(1);
    const trigger = ON_DEMAND_PARTS.find((part) => part.name === name)?.trigger;
    console.log(`${name.padEnd(22)}${kib.padStart(7)} KiB  ${trigger}`);
  }
  return missing;
}

const failures = await withStack(async ({ siteUrl, platformUrl }) => {
  const failed = [];
  const browser = await launch();
  try {
    console.log(`page            script gzip, ≤ ${SCRIPT_BAR_KIB} KiB`);
    for (const [name, path] of Object.entries(await publicPages(platformUrl))) {
      await completed(browser, siteUrl + path);
      const files = await scripts(browser, siteUrl + path);
      const kib = files.reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
      if (kib > SCRIPT_BAR_KIB) failed.push(name);
      for (const part of partsOf(files)) failed.push(`${part} on ${name}`);
      console.log(`${name.padEnd(16)}${kib.toFixed(1).padStart(7)} KiB`);
      if (!listsFiles) continue;
      for (const { file, bytes } of files) console.log(`${(bytes / KIB).toFixed(1).padStart(23)}  ${file}`);
    }
    failed.push(...(await listParts()));
    for (const [name, path] of Object.entries(await playingPages(platformUrl))) {
      const parts = partsOf(await scripts(browser, siteUrl + path, { plays: true }));
      console.log(`${name.padEnd(22)}plays with ${parts.join(', ')}`);
      for (const part of PLAIN_PARTS) if (!parts.includes(part)) failed.push(`no ${part} on ${name}`);
      const expected = [...PLAIN_PARTS, ...LATER_PARTS];
      for (const part of parts) if (!expected.includes(part)) failed.push(`${part} on ${name}`);
    }
  } finally {
    await browser.close();
  }
  const html = await bytesOf(siteUrl);
  // Its data was a part of it once, so it counts.
  const dataPath = dataPathOf(String(html));
  const kb = [packed(html), dataPath ? packed(await bytesOf(siteUrl + dataPath)) : 0].map(
    (size) => size / 1000,
  );
  const whole = kb.reduce((sum, size) => sum + size);
  if (whole > HOME_HTML_BAR_KB) failed.push('home HTML');
  const parts = kb.map((size) => size.toFixed(1)).join(' + ');
  console.log(
    `home HTML       ${whole.toFixed(1).padStart(7)} KB with its data (${parts}), ≤ ${HOME_HTML_BAR_KB} KB`,
  );
  return failed;
});

if (failures.length > 0) {
  console.error(`Over the bar: ${failures.join(', ')}`);
  process.exitCode = 1;
}
