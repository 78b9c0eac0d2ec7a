import type { LaunchOptions } from '@playwright/test';

/** What Playwright sets by a switch of the same name: a browser without a screen has a mouse all the same. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

const executablePath = process.env.CHROMIUM_PATH;

/** How the browser of a journey starts (docs/decisions/0023-journeys-with-less-motion.md, docs/decisions/0026-journeys-without-pictures.md). */
function launchOptions({ hasPictures }: { hasPictures: boolean }): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      // A page lives for seconds here: what the optimizing compilers of V8 cost is never earned back.
      '--js-flags=--no-opt,--no-maglev',
      // Pictures are half of the processor time of a page.
      ...(hasPictures ? [] : [`--blink-settings=${MOUSE},imagesEnabled=false`]),
    ],
  };
}

export const WITHOUT_PICTURES = { launchOptions: launchOptions({ hasPictures: false }) };

/** For journeys about pictures, and about what waits for them: the others do without (playwright.config.ts). */
export const WITH_PICTURES = { launchOptions: launchOptions({ hasPictures: true }) };
