import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { launch } from '../tests/bench/lib/browser.mjs';
import { playingPages, publicPages } from '../tests/bench/lib/public-pages.mjs';
import { withStack } from '../tests/bench/lib/with-stack.mjs';
import { inRoot } from './lib/paths.mjs';
import { command, step } from './lib/say.mjs';

/**
 * `npm run screenshots` renews `docs/screenshots` from a fresh stack, or from the one named by SITE and PLATFORM. `-- guide` renews those with that word in
 * their name.
 */

const FOLDER = inRoot('docs/screenshots');
const QUALITY = 82;
const PICTURE_WITHIN_MS = 60_000;
/** Fades, late pictures and rows are over by then. */
const SETTLE_MS = 2_500;
const FADE_MS = 600;

/** @typedef {import('@playwright/test').Page} Page */

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const screens = {
  phone,
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
  wide: { viewport: { width: 1920, height: 1080 } },
  tv: { viewport: { width: 1280, height: 720 } },
};

/** @param {Page} page */
const playing = (page) =>
  page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0, null, {
    timeout: PICTURE_WITHIN_MS,
  });

/** A new person, for the pages that belong to one. @param {Page} page @param {string} platformUrl */
async function logIn(page, platformUrl) {
  const login = `viewer-${Date.now()}`;
  const password = crypto.randomUUID().slice(0, 32);
  const created = await fetch(`${platformUrl}/v2/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: login, password }),
  });
  if (!created.ok) throw new Error(`no new user: ${created.status}`);
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}/api/session/login`, {
    data: { login, password },
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`no login: ${answer.status()}`);
}

/** Controls hide while the mouse rests. On a phone they are there for the first seconds, and a tap would hide them. @param {Page} page */
async function withControls(page) {
  await playing(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.move(width / 2, height / 3);
}

/** Tiles of channels show what is on some seconds later. @param {Page} page */
const withFrames = (page) =>
  page.locator('[data-frames][style*="--frame"]').first().waitFor({ timeout: PICTURE_WITHIN_MS });

/**
 * Each picture: its screen, its address, and what happens before.
 * @param {Record<string, string>} at addresses of pages by name
 * @param {(address: string) => (page: Page) => Promise<unknown>} asViewer opens an address as a new person
 * @returns {Record<string, [screen: keyof typeof screens, address: string | undefined, enter?: (page: Page) => Promise<unknown>]>}
 */
const pictures = (at, asViewer) => ({
  'home-phone': ['phone', at.home, withFrames],
  'home-tablet': ['tablet', at.home, withFrames],
  'home-desktop': ['desktop', at.home, withFrames],
  'home-wide': ['wide', at.home, withFrames],
  'home-tv': ['tv', `${at.home}?tv=1`, (page) => page.keyboard.press('ArrowDown')],
  'content-phone': ['phone', at.content],
  'content-desktop': ['desktop', at.content],
  'content-tv': ['tv', `${at.content}?tv=1`],
  'serial-desktop': ['desktop', at.serial],
  'person-phone': ['phone', at.person],
  'person-desktop': ['desktop', at.person],
  'channel-phone': ['phone', at.channel, playing],
  'channel-desktop': ['desktop', at.channel, playing],
  'channels-phone': ['phone', at.channels, withFrames],
  'channels-desktop': ['desktop', at.channels, withFrames],
  'guide-phone': ['phone', at.guide],
  'guide-desktop': ['desktop', at.guide],
  'guide-wide': ['wide', at.guide],
  'movies-phone': ['phone', `${at.movies}?genre=drama,comedy`],
  'movies-desktop': ['desktop', `${at.movies}?genre=drama,comedy`],
  'search-phone': ['phone', '/search?q=комедия'],
  'search-desktop': ['desktop', '/search?q=комедия'],
  'player-phone': ['phone', at.film, playing],
  'player-desktop': ['desktop', at.film, withControls],
  'login-phone': ['phone', `${at.home}#auth`],
  'login-desktop': ['desktop', `${at.home}#auth`],
  'packets-phone': ['phone', '/packets'],
  'packets-desktop': ['desktop', '/packets'],
  'packet-desktop': ['desktop', at.packet],
  'my-phone': ['phone', at.home, asViewer('/my')],
  'my-desktop': ['desktop', at.home, asViewer('/my')],
  'account-phone': ['phone', at.home, asViewer('/lk')],
  'account-desktop': ['desktop', at.home, asViewer('/lk')],
  'news-desktop': ['desktop', at.news],
  'missing-desktop': ['desktop', '/contents/none-1'],
});

/** The pictures of phones beside each other. */
const TOGETHER = ['home-phone', 'content-phone', 'channel-phone', 'player-phone'];
const GAP = 20;

async function phonesTogether() {
  const { width, height } = phone.viewport;
  const tiles = await Promise.all(
    TOGETHER.map(async (name, index) => ({
      input: await sharp(`${FOLDER}/${name}.jpg`).resize(width, height).toBuffer(),
      left: index * (width + GAP),
      top: 0,
    })),
  );
  const whole = { width: TOGETHER.length * (width + GAP) - GAP, height, channels: 3, background: '#000' };
  await sharp({ create: /** @type {import('sharp').Create} */ (whole) })
    .composite(tiles)
    .jpeg({ quality: QUALITY })
    .toFile(`${FOLDER}/phone.jpg`);
}

await command(async () => {
  const wanted = process.argv[2] ?? '';
  await withStack(async ({ siteUrl, platformUrl }) => {
    await mkdir(FOLDER, { recursive: true });
    const [packet] = await (await fetch(`${platformUrl}/v2/packets`)).json();
    const at = {
      ...(await publicPages(platformUrl)),
      ...(await playingPages(platformUrl)),
      packet: `/packets/${packet.id}`,
    };
    /** @param {string} address */
    const asViewer = (address) => async (/** @type {Page} */ page) => {
      await logIn(page, platformUrl);
      await page.goto(siteUrl + address, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE_MS);
    };
    const browser = await launch();
    try {
      for (const [name, [screen, address, enter]] of Object.entries(pictures(at, asViewer))) {
        if (!name.includes(wanted)) continue;
        await step(name, async () => {
          const context = await browser.newContext({ ...screens[screen], locale: 'ru' });
          const page = await context.newPage();
          await page.goto(siteUrl + address, { waitUntil: 'load' });
          await page.waitForTimeout(SETTLE_MS);
          await enter?.(page);
          await page.waitForTimeout(FADE_MS);
          await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: QUALITY });
          await context.close();
        });
      }
    } finally {
      await browser.close();
    }
    await phonesTogether();
  });
});
