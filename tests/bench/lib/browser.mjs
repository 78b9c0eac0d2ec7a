import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';

/** A headless Chromium for measurements. @param {string[]} more arguments of its own */
export async function launch(more = []) {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--autoplay-policy=no-user-gesture-required',
      ...more,
    ],
  });
}
