/** A fresh context each time: no HTTP cache, no compiled code, as for a first visit. */
const FIRST_FRAME_LIMIT_MS = 30_000;

/**
 * Milliseconds from the start of the navigation to the first picture, on any page.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function firstFrame(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFirstFrame);
    await page.goto(url, { waitUntil: 'commit' });
    const frame = await page.waitForFunction(() => window.firstFrameAt, null, {
      timeout: FIRST_FRAME_LIMIT_MS,
    });
    return await frame.jsonValue();
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else: the first picture any video element presents, however it comes about. */
function watchFirstFrame() {
  const load = HTMLMediaElement.prototype.play;
  const seen = new WeakSet();
  const look = (media) => {
    if (seen.has(media)) return;
    seen.add(media);
    media.requestVideoFrameCallback(() => {
      window.firstFrameAt ??= performance.now();
    });
  };
  HTMLMediaElement.prototype.play = function play() {
    look(this);
    return load.call(this);
  };
}

/**
 * Milliseconds from a change of channel to the first picture of the new one.
 * @param {import('@playwright/test').Page} page a page that left `measured.zap`
 * @param {number} index
 */
export async function zap(page, index) {
  return page.evaluate((to) => window.measured.zap(to), index);
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
