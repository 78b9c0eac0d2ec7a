import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe';
import { freeChannels } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { freeFilm, freeSeries } from './support/titles';

const mini = (page: Page) => page.locator('body > section').filter({ has: page.locator('[data-screen]') });
const marked = (page: Page) => page.locator('video[data-marked]');

/** Opens a channel inside the site and marks its video element, which has to stay. */
async function watch(page: Page, slug: string) {
  await page.goto(`/channels/all/${slug}`);
  await expectPlaying(player(page).video);
  await marking(page);
}

/** Marks the element that has to stay, once the mini-player has had time to load behind the first pictures. */
async function marking(page: Page) {
  const { video } = player(page);
  await video.first().evaluate((element) => element.setAttribute('data-marked', ''));
  await expect
    .poll(() => video.first().evaluate((element: HTMLVideoElement) => element.currentTime), {
      timeout: 30_000,
    })
    .toBeGreaterThan((await video.first().evaluate((element: HTMLVideoElement) => element.currentTime)) + 3);
}

test('leaving a channel keeps the same picture playing in the corner, and enlarging gives it back without a new stream', async ({
  page,
  request,
}) => {
  const [channel] = await freeChannels(request);
  if (!channel) throw new Error('no free channel');
  await page.setViewportSize({ width: 1280, height: 800 });
  await watch(page, channel.slug);
  const streams: string[] = [];
  page.on('request', (sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    // Without statistics: a channel that may be opened next is preloaded.
    if (/\/channels\/\d+\/stream$/.test(pathname) && !searchParams.has('disable_stat'))
      streams.push(sent.url());
  });
  const before = await marked(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  await page.getByRole('navigation').getByRole('link', { name: 'Фильмы' }).first().click();
  await expect(page).toHaveURL('/movies');
  await expect(mini(page)).toBeVisible();
  await expect(mini(page)).toContainText(channel.name);
  await expect(mini(page).locator('video')).toHaveAttribute('data-marked', '');
  expect(await marked(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await expectPlaying(marked(page));
  expect(await marked(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(before);
  // Keys belong to the page.
  await page.keyboard.press('k');
  expect(await marked(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await expectAccessibleEverywhere(page, 'a page with the mini-player');
  await mini(page).getByRole('button', { name: 'Пауза' }).click();
  await expect.poll(() => marked(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await mini(page).getByRole('button', { name: 'Воспроизвести' }).click();
  await mini(page).getByRole('button', { name: 'Развернуть плеер' }).click();
  await expect(page).toHaveURL(`/channels/all/${channel.slug}`);
  await expect(mini(page)).toHaveCount(0);
  const { region } = player(page);
  await expect(region.locator('video')).toHaveCount(1);
  await expect(region.locator('video')).toHaveAttribute('data-marked', '');
  await expectPlaying(marked(page));
  expect(streams).toEqual([]);
  // The controls are those of a page again.
  await region.hover();
  await region.getByRole('button', { name: 'Пауза' }).first().click();
  await expect.poll(() => marked(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('another channel ends the mini-player, and so does its own button', async ({ page, request }) => {
  const [first, second] = await freeChannels(request);
  if (!first || !second) throw new Error('no two free channels');
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page, first.slug);
  await page.getByRole('navigation').getByRole('link', { name: 'Каналы' }).last().click();
  await expect(mini(page)).toBeVisible();
  await page.locator(`a[href="/channels/all/${second.slug}"]`).first().click();
  await expectPlaying(player(page).video);
  await expect(mini(page)).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(1);
  await expect(marked(page)).toHaveCount(0);
  await marking(page);
  await page.goBack();
  await expect(mini(page)).toBeVisible();
  await mini(page).getByRole('button', { name: 'Закрыть плеер' }).click();
  await expect(page.locator('video')).toHaveCount(0);
});

test('the button that closes a channel on a phone leaves nothing playing', async ({ page, request }) => {
  const [channel] = await freeChannels(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page, channel?.slug ?? '');
  await page.getByRole('button', { name: 'Закрыть канал' }).click();
  await expect(page).toHaveURL('/channels');
  await expect(page.locator('video')).toHaveCount(0);
});

test('a film goes on after Back, and its page shows the same picture at the same second', async ({
  page,
  request,
}) => {
  const film = await freeFilm(request);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/contents/${film.slug}`);
  await page.getByRole('link', { name: /^Смотреть/ }).click();
  await expectPlaying(player(page).video);
  await marking(page);
  await page.goBack();
  await expect(page).toHaveURL(`/contents/${film.slug}`);
  await expect(mini(page)).toContainText(film.title);
  await expectPlaying(marked(page));
  const before = await marked(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  await mini(page).getByRole('button', { name: 'Развернуть плеер' }).click();
  await expect(page).toHaveURL(/\/watch\//);
  await expect(player(page).region.locator('video')).toHaveAttribute('data-marked', '');
  await expectPlaying(marked(page));
  expect(await marked(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(before);
  await expect(page.locator('video')).toHaveCount(1);
  // Closing ends it.
  await page.keyboard.press('k');
  await player(page).region.getByRole('button', { name: 'Закрыть плеер' }).click();
  await expect(page.locator('video')).toHaveCount(0);
});

test('an episode that ends in the corner is followed by the next one, which its page takes over', async ({
  page,
  request,
}) => {
  const { series, episodes } = await freeSeries(request);
  const [first, second] = episodes;
  if (!first || !second) throw new Error('no two episodes');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/contents/${series.slug}`);
  await page.locator(`a[href^="/watch/${first.slug}"]`).first().click();
  await expectPlaying(player(page).video);
  await marking(page);
  await page.goBack();
  await expect(mini(page)).toContainText(series.title);
  const streams: string[] = [];
  page.on('request', (sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    if (/\/contents\/\w+\/stream$/.test(pathname) && !searchParams.has('disable_stat'))
      streams.push(pathname);
  });
  // A pause holds the countdown.
  await mini(page).getByRole('button', { name: 'Пауза' }).click();
  await marked(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 8;
  });
  await expect(mini(page)).toContainText(/Следующая серия через/);
  await expectAccessibleEverywhere(page, 'the mini-player before the next episode');
  await mini(page).getByRole('button', { name: 'Смотреть сейчас' }).click();
  await expect(mini(page)).toContainText(/серия 2/i);
  await expect(marked(page)).toHaveCount(0);
  await expectPlaying(mini(page).locator('video'));
  expect(streams).toEqual([expect.stringContaining(second.id)]);
  await mini(page).getByRole('button', { name: 'Развернуть плеер' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/watch/${second.slug}`));
  await expect(player(page).region).toBeFocused();
  await expectPlaying(player(page).video);
  expect(streams).toHaveLength(1);
});
