import { isThere } from './files.mjs';
import { installDebian } from './packages.mjs';
import { run } from './run.mjs';
import { Advice, step } from './say.mjs';

/** Where Debian and others put it. */
const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const DOWNLOAD_LIMIT_MS = 300_000;

/**
 * A Chromium for the browser tests: the one that is there, else playwright's own, else Debian's package.
 * @returns {Promise<string>} path of the executable
 */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...KNOWN_PLACES];
  const present = await firstPresent(candidates);
  if (present) return present;
  return step('Installing a Chromium for the browser tests', async () => {
    await run(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium'],
      {
        isQuiet: true,
        timeoutMs: DOWNLOAD_LIMIT_MS,
      },
    );
    const own = await firstPresent([chromium.executablePath()]);
    if (own) return own;
    await installDebian('chromium');
    const debian = await firstPresent(KNOWN_PLACES);
    if (debian) return debian;
    throw new Advice(
      'No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  });
}

/** @param {Array<string | undefined>} places */
async function firstPresent(places) {
  for (const place of places) {
    if (place && (await isThere(place))) return place;
  }
  return null;
}
