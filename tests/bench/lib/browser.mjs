import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';

/** A headless Chromium for measurements. */
export async function launch() {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
}
