import { parseArgs } from 'node:util';
import { launch } from './lib/browser.mjs';
import { startHarness } from './player/harness.mjs';
import { firstFrame, median, zap } from './player/measure.mjs';

/**
 * The time to the first picture and to the next channel (DESIGN section 10), as ratios to plain hls.js in the
 * same run, because absolute times depend on the machine. `--site URL` measures a watch page of a running
 * site instead of the player on its own page, `--src URL` the stream of that page, for the plain page beside
 * it.
 */
const { values } = parseArgs({
  options: { site: { type: 'string' }, src: { type: 'string' }, rounds: { type: 'string' } },
});
const ROUNDS = Number(values.rounds ?? 9);
const FIRST_FRAME_BAR = 1.25;
const ZAP_BAR = 0.6;

/** Alternates both, so that a busy moment of the machine affects both. */
async function interleaved(ours, bar) {
  const times = { ours: [], bar: [] };
  await ours(0);
  await bar(0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    times.ours.push(await ours(round));
    times.bar.push(await bar(round));
  }
  return times;
}

function row(name, { ours, bar }, limit) {
  const [a, b] = [median(ours), median(bar)];
  const ratio = a / b;
  const shown = [a, Math.min(...ours), b, Math.min(...bar)].map((ms) => `${Math.round(ms)} ms`.padStart(9));
  console.log(
    `${name.padEnd(12)}${shown.join('')}${ratio.toFixed(2).padStart(8)}${(limit ? `≤ ${limit}` : '').padStart(8)}`,
  );
  return limit === null || ratio <= limit;
}

const harness = await startHarness();
const browser = await launch();
try {
  const { film, channels } = harness.facts;
  const src = values.src ?? `${film.folder}/index.m3u8`;
  const watch = values.site ?? harness.page('ours', { src });
  const bare = harness.page('bare', { src });
  const first = await interleaved(
    () => firstFrame(browser, watch),
    () => firstFrame(browser, bare),
  );

  const live = channels.map((channel) => `${channel.live}/index.m3u8`);
  const open = async (name, more = {}) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(harness.page(name, { kind: 'live', src: live, ...more }));
    await page.waitForFunction(() => window.measured.ready);
    return (round) => zap(page, (round + 1) % live.length);
  };
  const bar = await open('zap-default');
  const zaps = await interleaved(await open('ours', { intent: '' }), bar);
  const coldZaps = await interleaved(await open('ours'), bar);

  console.log(`median and best of ${ROUNDS}, interleaved`);
  console.log('                 ours     best     bare     best   ratio     bar');
  const isGood = [row('first frame', first, FIRST_FRAME_BAR), row('zap', zaps, ZAP_BAR)].every(Boolean);
  row('unforeseen', coldZaps, null);
  if (!isGood) process.exitCode = 1;
} finally {
  await browser.close();
  await harness.stop();
}
