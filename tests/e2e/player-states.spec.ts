import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, SCREENS } from './support/axe';
import { breakCalls } from './support/broken';
import { freeChannels, platformUrl } from './support/platform';
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

test('below the picture of a phone: further titles of a film, and the next episode, which plays when pressed', async ({
  page,
  request,
}) => {
  const below = page.getByTestId('player-below');
  await openFilm(page, request);
  await expectPlaying(player(page).video);
  await page.mouse.move(100, 300);
  await expect(below.getByRole('link').first()).toBeInViewport();
  await expectAccessible(page, 'further titles');
  const { episodes } = await freeSeries(request);
  await page.goto(`/watch/${episodes[0]?.slug}`);
  await expectPlaying(player(page).video);
  await page.mouse.move(100, 400);
  await below.getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`/watch/${episodes[1]?.slug}$`));
  await page.setViewportSize(SCREENS.desktop);
  await expect(below).toBeHidden();
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

test('the player during an ad has no axe violation (WCAG 2.2 AA)', async ({ page, request }) => {
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

test('WCAG 2.2 AA: every page of the settings, there and back by keys alone, and the measures of playback', async ({
  page,
  request,
}) => {
  await openFilm(page, request);
  const { region, video } = player(page);
  await expectPlaying(video);
  await region.hover();
  await region.getByRole('button', { name: 'Настройки' }).press('Enter');
  const line = (name: string) => region.locator(`[data-page="${name}"]`);
  const lines = () =>
    region.locator('[data-page]').evaluateAll((all) => all.map((one) => one.getAttribute('data-page') ?? ''));
  const visit = async (name: string, inside = async () => {}) => {
    await line(name).press('Enter');
    await expect(line(name)).toHaveCount(0);
    await expectAccessible(page, `settings, ${name}`);
    await inside();
    await region.getByRole('button', { name: 'Назад' }).press('Enter');
    await expect(line(name)).toBeFocused();
  };
  await expect(line('quality')).toBeVisible();
  const names = await lines();
  expect(names).toEqual(expect.arrayContaining(['subtitles', 'quality', 'speed', 'sleep']));
  for (const name of names) await visit(name, name === 'subtitles' ? () => visit('style') : undefined);
  await region.getByRole('button', { name: 'Статистика для знатоков' }).press('Enter');
  await expect(region.getByRole('region', { name: 'Статистика для знатоков' })).toBeVisible();
  await expectAccessible(page, 'stats');
  await region.getByRole('button', { name: 'Закрыть', exact: true }).press('Enter');
  await expect(region.getByRole('region', { name: 'Статистика для знатоков' })).toHaveCount(0);
});

test('WCAG 2.2 AA: a blackout', async ({ page, request }) => {
  const channel = (await freeChannels(request)).find(({ archived_days }) => archived_days > 0);
  const order = (after: number, seconds: number) =>
    request.post(`${platformUrl}/sandbox/blackouts`, { data: { channel: channel?.slug, after, seconds } });
  try {
    await order(0, 60);
    await page.goto(`/channels/all/${channel?.slug}`);
    await expect(page.getByTestId('player-blackout')).toBeVisible();
    await expectAccessible(page, 'blackout');
  } finally {
    await order(0, 0);
  }
});

test('WCAG 2.2 AA: the question whether anybody watches has the focus, and an answer by keys goes on', async ({
  page,
  request,
}) => {
  const { episodes } = await freeSeries(request, 5);
  await page.goto(`/watch/${episodes[0]?.slug}`);
  const { region, video } = player(page);
  for (const next of episodes.slice(1, 4)) {
    await expectPlaying(video);
    await lastSeconds(page, 0.5);
    await expect(page).toHaveURL(new RegExp(`/watch/${next.slug}`));
  }
  await expectPlaying(video);
  await lastSeconds(page, 0.5);
  const question = region.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expect(question.getByRole('button').first()).toBeFocused();
  await expectAccessible(page, 'still watching');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/watch/${episodes[4]?.slug}`));
  await expectPlaying(video);
});
