import { isThere } from './files.mjs';
import { installDebian } from './packages.mjs';
import { run } from './run.mjs';
import { Advice, step } from './say.mjs';

/** The headless build: a journey needs two thirds of the processor time of the full browser. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
/** Where Debian and other systems install the full browser. */
const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const DOWNLOAD_LIMIT_MS = 300_000;

/**
 * A Chromium for the browser tests: the one named, else Debian's for machines without a screen, else whichever is there, else
 * playwright's own.
 * @returns {Promise<string>} path of the executable
 */
export async function findBrowser() {
  const named = await firstPresent([process.env.CHROMIUM_PATH, DEBIAN_SHELL]);
  if (named) return named;
  const { chromium } = await import('@playwright/test');
  return step('Installing a Chromium for the browser tests', async () => {
    await installDebian('chromium-headless-shell');
    const present = await firstPresent([DEBIAN_SHELL, chromium.executablePath(), ...KNOWN_PLACES]);
    if (present) return present;
    await run(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium'],
      { isQuiet: true, timeoutMs: DOWNLOAD_LIMIT_MS },
    );
    const own = await firstPresent([chromium.executablePath()]);
    if (own) return own;
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
