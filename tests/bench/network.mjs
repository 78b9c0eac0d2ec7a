import { launch } from './lib/browser.mjs';
import { startHarness } from './player/harness.mjs';
import { startThrottle } from './player/throttle.mjs';

/**
 * Whether the picture stands still when the bandwidth of a viewer drops from 5 to 0.6 Mbit/s: the media
 * origin behind a line of that rate, the player of the product in a real browser. Prints each round. A picture that stands still with
 * seconds of its stream loaded waits for the processor and not for the line: it is printed and not counted.
 */
const ROUNDS = 3;
const FAST_MBIT = 5;
const SLOW_MBIT = 0.6;
/** Long enough for the largest picture, and for every buffer to be used up afterwards. */
const FAST_MS = 25_000;
const SLOW_MS = 45_000;

/** With more than this ahead the line is not what a picture waits for. */
const ENOUGH_S = 2;

/**
 * Runs in the page: counts how often, and for how long, a picture that had begun stood still for want of its stream.
 * @param {number} enoughS
 */
function watchStalls(enoughS) {
  const seen = { stalls: 0, stalledMs: 0, begun: false, where: [] };
  let since = 0;
  const attach = (media) => {
    media.addEventListener('playing', () => {
      if (since > 0) seen.stalledMs += performance.now() - since;
      since = 0;
      seen.begun = true;
    });
    media.addEventListener('waiting', () => {
      if (!seen.begun || since > 0) return;
      const { currentTime, buffered, videoHeight } = media;
      const ranges = Array.from({ length: buffered.length }, (_, at) => [
        buffered.start(at),
        buffered.end(at),
      ]);
      const ends = ranges.map((range) => range.map((second) => second.toFixed(2)).join('-'));
      seen.where.push(`${currentTime.toFixed(2)} s of ${ends.join(' ')} at ${videoHeight}p`);
      if (ranges.some(([start, end]) => start <= currentTime && currentTime + enoughS < end)) return;
      seen.stalls += 1;
      since = performance.now();
    });
  };
  const play = HTMLMediaElement.prototype.play;
  const known = new WeakSet();
  HTMLMediaElement.prototype.play = function watched() {
    if (!known.has(this)) attach(this);
    known.add(this);
    return play.call(this);
  };
  Object.assign(window, { seen });
}

/** @param {import('@playwright/test').Page} page */
const read = (page) =>
  page.evaluate(() => {
    const media = document.querySelector('video');
    const ahead = media?.buffered.length
      ? media.buffered.end(media.buffered.length - 1) - media.currentTime
      : 0;
    return { ...window.seen, height: media?.videoHeight ?? 0, at: media?.currentTime ?? 0, ahead };
  });

const harness = await startHarness();
const { origin } = new URL(harness.facts.film.folder);
const line = await startThrottle(origin);
const browser = await launch();
let isGood = true;
try {
  console.log('round   before    after   stalls   stalled   played   buffer');
  for (let round = 1; round <= ROUNDS; round += 1) {
    line.limit(FAST_MBIT);
    // The quality follows the size of the picture; a small one has minutes of its stream after a few seconds.
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
    const page = await context.newPage();
    await page.addInitScript(watchStalls, ENOUGH_S);
    const src = `${harness.facts.film.folder.replace(origin, line.url)}/index.m3u8`;
    await page.goto(harness.page('ours', { src }));
    await page.waitForFunction(() => window.seen?.begun, null, { timeout: 30_000 });
    await page.waitForTimeout(FAST_MS);
    const before = await read(page);
    line.limit(SLOW_MBIT);
    await page.waitForTimeout(SLOW_MS);
    const after = await read(page);
    const stalls = after.stalls - before.stalls;
    const played = after.at - before.at;
    console.log(
      [
        String(round).padStart(5),
        `${before.height}p`.padStart(9),
        `${after.height}p`.padStart(9),
        String(stalls).padStart(9),
        `${Math.round(after.stalledMs - before.stalledMs)} ms`.padStart(10),
        `${Math.round(played)} s`.padStart(9),
        `${after.ahead.toFixed(1)} s`.padStart(9),
      ].join(''),
    );
    for (const where of after.where.slice(before.where.length)) console.log(`      stood still at ${where}`);
    isGood &&= stalls === 0 && before.height > after.height;
    await context.close();
  }
} finally {
  await browser.close();
  line.stop();
  await harness.stop();
}
if (!isGood) process.exitCode = 1;
