import { expect, type Page } from '@playwright/test';
import type { Messages } from '../../lib/shared/i18n/dictionaries';
import { expectAccessible, SCREENS } from './support/axe';
import { becomePerson, handToChild } from './support/child';
import { type Language, languagesOf } from './support/languages';
import { expectOutline, expectStill } from './support/outline';
import { allPlaces, type Panel, type Place, type Screen, VIEWERS, type Viewer } from './support/places';
import { test } from './support/test';
import { wordsIn } from './support/words';

/**
 * `npm run test:axe` visits every place in every language, on both screens, for every viewer. Otherwise each place is
 * visited once, in varying ways.
 */
const IS_WHOLE = Boolean(process.env.ALL_LANGUAGES);

const ofScreens = Object.keys(SCREENS) as Screen[];
const nth = <One>(list: readonly One[], at: number): One[] => [list[at % list.length] as One];

/** The screens on which this viewer visits the place at this position of the list. */
function screensOf(
  { viewers = VIEWERS, screens = ofScreens }: Place,
  at: number,
  viewer: Viewer,
): readonly Screen[] {
  const isVisited = (IS_WHOLE ? viewers : nth(viewers, at)).includes(viewer);
  if (!isVisited) return [];
  return IS_WHOLE ? screens : nth(screens, Math.floor(at / VIEWERS.length));
}

async function expectAccessiblePage(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  await expectOutline(page, name);
  await expectStill(page, name);
}

/** Opens the modal or panel of a place, and checks that closing it leads back. */
async function expectOpened(page: Page, { by, shows }: Panel, words: Messages, name: string): Promise<void> {
  const address = page.url();
  const opener = by(page, words);
  const opened = shows(page, words);
  await expect(async () => {
    // Before hydration, or on a busy server, a link may load a document instead.
    if (page.url() !== address) await page.goto(address);
    await opener.press('Enter', { timeout: 10_000 });
    await expect(opened).toBeVisible({ timeout: 10_000 });
  }, name).toPass({ timeout: 60_000 });
  await expectAccessiblePage(page, name);
  await page.keyboard.press('Escape');
  await expect(opened, name).toBeHidden();
  await expect(page, name).toHaveURL(address);
  await expect.soft(opener, `${name}: back to what opened it`).toBeFocused();
}

async function visitPlace(page: Page, place: Place, lang: Language, sizes: readonly Screen[]): Promise<void> {
  const { path, opens, shows } = place;
  const words = wordsIn(lang);
  for (const [turn, screen] of sizes.entries()) {
    const name = `${place.name}, ${lang}, ${screen}`;
    const { width = SCREENS[screen].width } = place;
    await page.setViewportSize({ ...SCREENS[screen], width });
    // A place with something to open starts fresh on each screen.
    if (turn === 0 || opens) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
      // The context of the mobile account lasts for its further pages, so it is cleared.
      await page.context().clearCookies({ name: 'taspa_context' });
      await expect(async () => {
        const answer = await page.goto(address, { waitUntil: 'load' });
        // A server under too much load answers 503.
        expect(answer?.status()).not.toBe(503);
      }, name).toPass({ timeout: 60_000 });
      await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeAttached();
    }
    if (shows) await expect(shows(page, words).first(), name).toBeVisible();
    if (opens) await expectOpened(page, opens, words, name);
    else await expectAccessiblePage(page, name);
  }
}

async function become(viewer: Viewer, page: Page, siteUrl: string): Promise<void> {
  if (viewer === 'guest') return;
  await becomePerson(page.request, siteUrl);
  if (viewer === 'child') await handToChild(page.request, siteUrl);
}

/** `npm run test:axe` has a test for each language; in the gate each place has one language. */
const languages: ReadonlyArray<Language | null> = IS_WHOLE ? languagesOf(0) : [null];
const everybody = VIEWERS.flatMap((viewer) => languages.map((lang) => ({ viewer, lang })));

for (const { viewer, lang } of everybody) {
  test(`quality E5: every route passes axe, has headings in order and no automatic motion, for a ${viewer}${lang ? `, ${lang}` : ''}`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(IS_WHOLE ? 1_200_000 : 240_000);
    await become(viewer, page, baseURL ?? '');
    for (const [at, place] of (await allPlaces(request)).entries()) {
      const [placeLanguage = 'ru'] = languagesOf(at);
      const sizes = screensOf(place, at, viewer);
      if (sizes.length > 0)
        await test.step(place.name, () => visitPlace(page, place, lang ?? placeLanguage, sizes));
    }
  });
}
