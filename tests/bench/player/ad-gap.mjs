const ROUND_LIMIT_MS = 60_000;

/** Runs in the page: the times of the last picture before and the first picture after each change of what is shown. */
function watchPictures() {
  window.adGaps = [];
  const seen = new WeakSet();
  /** The element of the last picture, and its time. */
  let last = null;
  let before = null;
  const watch = (media) => {
    if (seen.has(media)) return;
    seen.add(media);
    const onPicture = (now) => {
      if (last && last.media !== media) {
        const gap = now - last.at;
        // Content, ad, content: the second change completes a pair.
        if (before === null) before = gap;
        else {
          window.adGaps.push([before, gap]);
          before = null;
        }
        // The rest of an ad is no part of the gap.
        if (before !== null) media.currentTime = media.duration - 1;
      }
      last = { media, at: now };
      media.requestVideoFrameCallback(onPicture);
    };
    media.requestVideoFrameCallback(onPicture);
  };
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function watched() {
    watch(this);
    return play.call(this);
  };
}

/**
 * Milliseconds without a moving picture between content and ad, and between ad and content, for some middle rolls.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url a page whose source has a middle roll every few seconds
 * @param {number} rounds
 * @returns {Promise<{toAd: number[], toContent: number[]}>}
 */
export async function adGaps(browser, url, rounds) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  try {
    await page.addInitScript(watchPictures);
    await page.goto(url);
    // The first one warms up.
    await page.waitForFunction((count) => window.adGaps.length > count, rounds, {
      timeout: ROUND_LIMIT_MS * rounds,
    });
    const gaps = (await page.evaluate(() => window.adGaps)).slice(1, rounds + 1);
    return { toAd: gaps.map(([gap]) => gap), toContent: gaps.map(([, gap]) => gap) };
  } finally {
    await page.close();
  }
}
