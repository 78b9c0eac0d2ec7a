import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, SCREENS } from './support/axe';
import { languagesOf } from './support/languages';
import { ask, freeChannels } from './support/platform';
import { expectPlaying, player } from './support/player';
import { type Card, freeFilm, NEW_TITLES } from './support/titles';

test.describe('axe finds nothing of level A and AA', () => {
  for (const lang of languagesOf(0)) {
    test(`pages on phone and desktop, ${lang}`, async ({ page, request }) => {
      test.setTimeout(180_000);
      const film = await freeFilm(request);
      const series = await ask<{ contents: Card[] }>(request, '/rows/all-series?limit=1');
      const faces = await ask<{ persons: Array<{ slug: string }> }>(request, '/rows/faces?limit=1');
      for (const path of [
        '/',
        '/series',
        `/row/${NEW_TITLES}`,
        `/contents/${film.slug}`,
        `/contents/${series.contents[0]?.slug}`,
        `/persons/${faces.persons[0]?.slug}`,
        '/channels',
        '/no-such-page',
      ]) {
        await page.goto(`${path}?lang=${lang}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expectAccessibleEverywhere(page, path);
      }
    });
  }

  for (const [size, viewport] of Object.entries(SCREENS)) {
    test(`${size}: overlay, film and channel being watched`, async ({ page, request }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      await page.goto('/');
      await page.locator('main a[href^="/contents/"]').first().click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, 'overlay');

      await page.goto(`/watch/${(await freeFilm(request)).slug}`);
      await expectPlaying(player(page).video);
      await expectAccessible(page, 'film');

      const [channel] = await freeChannels(request);
      await page.goto(`/channels/all/${channel?.slug}`);
      await expectPlaying(player(page).video);
      await page.getByRole('tab', { name: 'Программа' }).click();
      await expectAccessible(page, 'channel');
    });
  }
});

test('the keyboard alone opens a film, plays, seeks, changes subtitles and leaves', async ({ page }) => {
  await page.setViewportSize(SCREENS.desktop);
  await page.goto('/row/free-films');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  const tabTo = async (wanted: RegExp, what: () => Promise<string>) => {
    for (let press = 0; press < 60; press += 1) {
      if (wanted.test(await what())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard never reached ${wanted}`);
  };
  const name = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });

  await tabTo(/^\/contents\//, focused);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(/^\/watch\//, focused);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/watch\//);
  const { video } = player(page);
  await expectPlaying(video);

  const time = () => video.first().evaluate((element: HTMLVideoElement) => element.currentTime);
  const from = await time();
  await tabTo(/^Перемотка$/, name);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(time).toBeGreaterThan(from + 15);

  await tabTo(/^Настройки$/, name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('player-cues')).toBeVisible();

  await tabTo(/^Закрыть плеер$/, name);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/watch\//);
});
