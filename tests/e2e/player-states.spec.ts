import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, SCREENS } from './support/axe';
import { breakCalls } from './support/broken';
import { platformUrl } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { freeFilm, freeSeries } from './support/titles';

/** The states in which the player is not just playing, on a phone. */
test.use({ viewport: SCREENS.phone });

const openFilm = async (page: Page, request: APIRequestContext) =>
  page.goto(`/watch/${(await freeFilm(request)).slug}`);
const lastSeconds = (page: Page, seconds: number) =>
  player(page)
    .video.last()
    .evaluate((media: HTMLVideoElement, before) => {
      media.currentTime = media.duration - before;
    }, seconds);

test('WCAG 2.2 AA: loading that takes long', async ({ page, request }) => {
  await breakCalls(page, /\.m3u8/, 'hang', () => {});
  await openFilm(page, request);
  await expect(page.getByTestId('player-slow')).toBeVisible();
  await expectAccessible(page, 'slow');
});

test('WCAG 2.2 AA: an error, whose link to the title leaves the player', async ({ page, request }) => {
  await breakCalls(page, /\.m3u8/, '500', () => {});
  await openFilm(page, request);
  const alert = player(page).region.getByRole('alert');
  await expect(alert).toBeVisible();
  await expectAccessible(page, 'error');
  await alert.getByRole('link').click();
  await expect(page).toHaveURL(/\/contents\//);
  await expect(player(page).region).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('WCAG 2.2 AA: the player of a broadcaster that does not answer', async ({ page }) => {
  await breakCalls(page, /\/sandbox\/vitrina\//, 'hang', () => {});
  await page.goto('/channels/all/ontustik');
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, 'vitrina');
});

test('WCAG 2.2 AA: after a film', async ({ page, request }) => {
  await openFilm(page, request);
  await expectPlaying(player(page).video);
  await lastSeconds(page, 0.5);
  await expect(page.getByTestId('post-play')).toBeVisible();
  await expectAccessible(page, 'post-play');
});

test('WCAG 2.2 AA: help, settings and the card of the next episode', async ({ page, request }) => {
  const { episodes } = await freeSeries(request);
  await page.goto(`/watch/${episodes[0]?.slug}`);
  const { video, region } = player(page);
  await expectPlaying(video);
  await page.keyboard.press('?');
  await expect(region.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'help');
  await page.keyboard.press('Escape');
  await region.hover();
  await region.getByRole('button', { name: 'Настройки' }).click();
  await expectAccessible(page, 'settings');
  await page.keyboard.press('Escape');
  await lastSeconds(page, 8);
  await expect(page.getByTestId('up-next')).toBeVisible();
  await expectAccessible(page, 'up next');
});

test('WCAG 2.2 AA: an ad', async ({ page, request }) => {
  const chooseAds = (plan: string) => request.post(`${platformUrl}/sandbox/ads`, { data: { plan } });
  await chooseAds('usual');
  try {
    await openFilm(page, request);
    await expect(page.getByTestId('ad')).toBeVisible();
    await expectAccessible(page, 'ad');
  } finally {
    await chooseAds('none');
  }
});
