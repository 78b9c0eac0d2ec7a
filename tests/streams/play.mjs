import { launch } from '../bench/lib/browser.mjs';
import { bundle } from '../bench/player/bundle.mjs';
import { serve } from '../bench/player/serve.mjs';
import { cases } from './cases.mjs';
import { makers, SECONDS } from './media.mjs';
import { packaged } from './packaged.mjs';

/** A stream that neither ends nor says anything in this time has failed. */
const LIMIT_MS = 60_000;
/** The last frame is a little before the end. */
const END_TOLERANCE_S = 1;

/** Plays one stream to its end. @param {import('@playwright/test').Page} page @param {import('./cases.mjs').Case} one */
async function play(page, { name, file = 'index.m3u8' }) {
  const url = `/streams/${name}/${file}`;
  const source = { kind: 'vod', ...(file.endsWith('.mpd') ? { dash: url } : { hls: url }) };
  await page.evaluate((shown) => window.streams.show(shown), source);
  const isOver = () => {
    const { ended, error, text } = window.streams.read();
    // Subtitles are chosen as soon as they are known.
    if (text.length > 0) window.streams.send('setText', text[0].id);
    return ended || error;
  };
  await page.waitForFunction(isOver, undefined, { timeout: LIMIT_MS, polling: 200 }).catch(() => {});
  return page.evaluate(() => window.streams.read());
}

/** What is wrong; nothing when it is as expected. */
function problems(seen, { seconds = SECONDS, audio = 1, words = false, error = null }) {
  if (error) return seen.error === error ? [] : [`expected the error ${error}`];
  const found = [];
  if (seen.error) found.push(`error ${seen.error}`);
  else if (!seen.started) found.push('no picture');
  else if (!seen.ended) found.push(`stopped at ${seen.time.toFixed(1)} s`);
  if (Math.abs(seen.time - seconds) > END_TOLERANCE_S)
    found.push(`ended at ${seen.time.toFixed(1)} of ${seconds} s`);
  if (audio > 1 && seen.audio.length !== audio) found.push(`${seen.audio.length} of ${audio} languages`);
  if (words && !(seen.cues.includes('First words') && seen.cues.includes('Last words')))
    found.push(`subtitles: ${seen.cues.join(', ') || 'none'}`);
  return found;
}

function happened({ error, time, height, audio, cues }) {
  if (error) return `says ${error}`;
  const more = [
    height && `${height}p`,
    audio.length > 1 && `${audio.length} languages`,
    cues.length > 0 && 'subtitles',
  ];
  return [`plays ${time.toFixed(1)} s`, ...more.filter(Boolean)].join(', ');
}

/**
 * Makes and plays all streams, prints a table, and returns how many are not as they should be.
 * @param {string} folder @param {string} packager the script that starts shaka-packager
 */
export async function playStreams(folder, packager) {
  const make = { ...makers, ...packaged(packager) };
  const pages = await serve(folder, [await bundle('streams', folder)], 0);
  const browser = await launch();
  let failed = 0;
  try {
    for (const one of cases) {
      await make[one.name](`${folder}/streams`);
      const page = await browser.newPage();
      await page.goto(`${pages.url}/streams`);
      await page.waitForFunction(() => window.streams !== undefined);
      const seen = await play(page, one);
      await page.close();
      const wrong = problems(seen, one);
      if (wrong.length > 0) failed += 1;
      const mark = wrong.length > 0 ? `WRONG: ${wrong.join('; ')}` : 'as it should';
      process.stdout.write(`${one.about.padEnd(60)}${happened(seen).padEnd(44)}${mark}\n`);
    }
  } finally {
    await browser.close();
    pages.stop();
  }
  process.stdout.write(`${cases.length - failed} of ${cases.length} streams are as they should be.\n`);
  return failed;
}
