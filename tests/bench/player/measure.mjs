/** A new context each time, without HTTP cache and compiled code, as for a first visit. */
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

/** Runs in the page before anything else: records the first picture of any video element. */
function watchFirstFrame() {
  const play = HTMLMediaElement.prototype.play;
  const seen = new WeakSet();
  const check = (media) => {
    if (seen.has(media)) return;
    seen.add(media);
    media.requestVideoFrameCallback(() => {
      window.firstFrameAt ??= performance.now();
    });
  };
  HTMLMediaElement.prototype.play = function watched() {
    check(this);
    return play.call(this);
  };
}

/** The time between reaching a button and pressing it. */
const HAND_MS = 150;

/**
 * Milliseconds from pressing a channel's button to its first picture, for some zaps of a new page. The first one is not counted.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{channels: number, times: number}} options
 */
export async function zaps(browser, url, { channels, times }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.measured.ready);
    const taken = [];
    for (let at = 1; at <= times + 1; at += 1) taken.push(await zap(page, at % channels));
    return taken.slice(1);
  } finally {
    await page.close();
  }
}

/** @param {import('@playwright/test').Page} page @param {number} index of the button */
async function zap(page, index) {
  const button = page.getByRole('button', { name: 'channel' }).nth(index);
  await button.hover();
  await page.waitForTimeout(HAND_MS);
  await page.mouse.down();
  await page.mouse.up();
  const taken = await page.evaluate(() => window.measured.zapped);
  await page.mouse.move(0, 0);
  return taken;
}

/**
 * Milliseconds from the end of an episode to the first picture of the next one.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url a page with two sources that follow each other
 */
export async function nextEpisode(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.measured.ready);
    // The card appears, and the next episode loads, in the last ten seconds.
    await page.evaluate(() => {
      const media = document.querySelector('video');
      media.currentTime = media.duration - 8;
    });
    await page.waitForFunction(() => window.measured.followed, null, { timeout: FIRST_FRAME_LIMIT_MS });
    return await page.evaluate(() => window.measured.followed);
  } finally {
    await page.close();
  }
}
