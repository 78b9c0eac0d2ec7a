import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { ask, freeChannels } from './support/platform';
import { expectPlaying, player } from './support/player';

interface Row {
  contents: Array<{ slug: string }>;
  persons?: Array<{ slug: string }>;
}

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

test.describe('axe finds nothing of level A and AA', () => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const lang of ['ru', 'kk', 'en', 'uz']) {
      test(`${size}, ${lang}`, async ({ page, request }) => {
        test.setTimeout(120_000);
        await page.setViewportSize(viewport);
        const films = await ask<Row>(request, '/rows/novinki-641048475342005896?limit=1');
        const series = await ask<Row>(request, '/rowsets/series');
        expect(series).toBeTruthy();
        for (const path of [
          '/',
          '/series',
          '/row/novinki-641048475342005896',
          `/contents/${films.contents[0]?.slug}`,
          '/channels',
          '/no-such-page',
        ]) {
          await page.goto(`${path}?lang=${lang}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          await test.step(path, () => expectAccessible(page));
        }
      });
    }

    test(`${size}: overlay, film and channel being watched`, async ({ page, request }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await page.locator('main a[href^="/contents/"]').first().click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
      await test.step('overlay', () => expectAccessible(page));

      const films = await ask<Row>(request, '/rows/novinki-641048475342005896?limit=1');
      await page.goto(`/watch/${films.contents[0]?.slug}`);
      await expectPlaying(player(page).video);
      await test.step('film', () => expectAccessible(page));

      const [channel] = await freeChannels(request);
      await page.goto(`/channels/all/${channel?.slug}`);
      await expectPlaying(player(page).video);
      await page.getByRole('tab', { name: 'Программа' }).click();
      await test.step('channel', () => expectAccessible(page));
    });
  }
});

test('the keyboard alone opens a film, plays, seeks, changes subtitles and leaves', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await page.goto('/row/freefilms');
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
  await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(from + 15);

  await tabTo(/^Настройки$/, name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('player-cues')).toBeVisible({ timeout: 20_000 });

  await tabTo(/^Закрыть плеер$/, name);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/watch\//);
});
