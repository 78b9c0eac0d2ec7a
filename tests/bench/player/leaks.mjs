/** Zaps before the first reading: by then every file, font and cache that a zap needs is there. */
const WARM_UP_ZAPS = 20;
const ZAP_LIMIT_MS = 30_000;

/** What a session is made of. One left behind is a leak, however small. */
const KINDS = ['HTMLVideoElement', 'MediaSource', 'SourceBuffer'];

/**
 * @typedef {object} Reading
 * @property {number} heapMb script objects in use
 * @property {number} listeners
 * @property {number} nodes
 * @property {Record<string, number>} objects living ones by kind
 */

/** @param {import('@playwright/test').Page} page @param {number} index of the button */
async function zapTo(page, index) {
  await page.evaluate(
    async ([at, limit]) => {
      document.querySelectorAll('[data-channel]')[at]?.click();
      const slow = new Promise((_, reject) => setTimeout(() => reject(new Error('No picture')), limit));
      await Promise.race([window.measured.zapped, slow]);
    },
    /** @type {const} */ ([index, ZAP_LIMIT_MS]),
  );
}

/**
 * Everything that is still reachable: `queryObjects` and the collections before it drop the rest.
 * @param {import('@playwright/test').CDPSession} devtools
 * @returns {Promise<Reading>}
 */
async function read(devtools) {
  const objects = {};
  for (const kind of KINDS) {
    const { result } = await devtools.send('Runtime.evaluate', { expression: `${kind}.prototype` });
    const { objects: found } = await devtools.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId,
    });
    const { result: count } = await devtools.send('Runtime.callFunctionOn', {
      objectId: found.objectId,
      functionDeclaration: 'function () { return this.length; }',
    });
    objects[kind] = count.value;
    for (const { objectId } of [result, found]) await devtools.send('Runtime.releaseObject', { objectId });
  }
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    heapMb: metric('JSHeapUsedSize') / 1e6,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    objects,
  };
}

/**
 * What one page holds before and after many zaps.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url a page with a button for each channel
 * @param {{channels: number, zaps: number}} options
 * @returns {Promise<{before: Reading, after: Reading}>}
 */
export async function zapLeaks(browser, url, { channels, zaps }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.measured.ready);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    for (let done = 1; done <= WARM_UP_ZAPS; done += 1) await zapTo(page, done % channels);
    const before = await read(devtools);
    for (let done = 1; done <= zaps; done += 1) await zapTo(page, (WARM_UP_ZAPS + done) % channels);
    return { before, after: await read(devtools) };
  } finally {
    await page.close();
  }
}
