import { setTimeout as pause } from 'node:timers/promises';

/** Three viewers in real browsers: one changes channels for the whole evening in one page, one watches films, one browses. */

const STEP_LIMIT_MS = 60_000;
/** What a player shows between two actions of its viewer. */
const WATCHED_MS = 5_000;

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{film: string, channel: string, title: string, onHeap: (megabytes: number) => void}} Places
 * @typedef {(page: Page, places: Places, isOver: () => boolean) => Promise<void>} Viewer
 */

/** The channel and its neighbour by turns: the page of the player lives as long as the run. @type {Viewer} */
async function changesChannels(page, { channel, onHeap }, isOver) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(channel);
  await plays(page);
  for (let turn = 0; !isOver(); turn += 1) {
    const from = page.url();
    await page.keyboard.press(turn % 2 === 0 ? 'PageUp' : 'PageDown');
    await page.waitForURL((url) => url.href !== from);
    await plays(page);
    await pause(WATCHED_MS);
    onHeap(await heapOf(devtools));
  }
}

/** A film, and a place further on in it. @type {Viewer} */
async function watchesFilms(page, { film }, isOver) {
  while (!isOver()) {
    await page.goto(film);
    await plays(page);
    await page.keyboard.press('ArrowRight');
    await pause(WATCHED_MS);
    await plays(page);
  }
}

/** Home, a title opened from it, and back. @type {Viewer} */
async function browses(page, { title }, isOver) {
  while (!isOver()) {
    await page.goto('/');
    const link = page.locator(`a[href^="/contents/"]:visible`).first();
    await link.click();
    await page.waitForURL(/\/contents\//);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(title);
    await pause(WATCHED_MS);
  }
}

export const BROWSER_VIEWERS = { changesChannels, watchesFilms, browses };

/** The picture moves. @param {Page} page */
async function plays(page) {
  await page.evaluate(() => {
    window.soakFrom = Number.POSITIVE_INFINITY;
  });
  await page.waitForFunction(() => {
    // Looked up each time: early playback hands its element over, and a second one may wait with an ad.
    const isPlaying = (one) => !one.paused && one.videoWidth > 0 && one.readyState >= 3;
    const video = [...document.querySelectorAll('video')].find(isPlaying);
    if (!video) return false;
    // A stream that replaces another counts from its own beginning.
    window.soakFrom = Math.min(window.soakFrom, video.currentTime);
    return video.currentTime > window.soakFrom + 0.5;
  });
}

/** @param {import('@playwright/test').CDPSession} devtools @returns {Promise<number>} script objects in use, in MB */
async function heapOf(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} site @param {Viewer} viewer @param {Places} places
 * @param {{isOver: () => boolean, onFault: (fault: string) => void}} run
 */
export async function inBrowser(browser, site, viewer, places, { isOver, onFault }) {
  const context = await browser.newContext({
    baseURL: site,
    locale: 'ru',
    viewport: { width: 640, height: 360 },
  });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  const page = await context.newPage();
  page.on('pageerror', (error) => onFault(`${viewer.name}: ${error.message}`));
  try {
    await viewer(page, places, isOver);
  } catch (error) {
    onFault(`${viewer.name} at ${page.url()}: ${error}`);
  } finally {
    await context.close();
  }
}
