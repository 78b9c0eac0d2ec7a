import { expect } from '@playwright/test';
import { expectPlaying, player, requestPlaylists } from './support/player';
import { test } from './support/test';
import { freeFilm } from './support/titles';

/**
 * How the player handles streams that are broken on the network (the rules:
 * tests/component/player/error-limits.test.tsx).
 */

test.beforeEach(({ page }) => requestPlaylists(page));

const MASTER = /\/hls\/.*\/index\.m3u8/;

test('quality F06: a stream that does not load shows an error after three tries, and a retry plays it', {
  tag: '@gate',
}, async ({ page, request }) => {
  const film = await freeFilm(request);
  const requested: string[] = [];
  await page.route(MASTER, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ status: 500 });
  });
  await page.goto(`/watch/${film.slug}`);
  const alert = player(page).region.getByRole('alert');
  await expect(alert).toContainText('Видео не загружается', { timeout: 30_000 });
  expect(requested.length).toBeGreaterThanOrEqual(3);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expectPlaying(player(page).video);
  await expect(alert).toHaveCount(0);
});

test('quality F06: a codec that the browser does not support shows error_video_codec', async ({
  page,
  request,
}) => {
  const film = await freeFilm(request);
  await page.route(MASTER, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/avc1\.\w+/gi, 'xvc9.640028');
    return route.fulfill({ response, body });
  });
  await page.goto(`/watch/${film.slug}`);
  await expect(player(page).region.getByRole('alert')).toContainText('не умеет показывать');
});

test('quality F06: unreadable segments are skipped, and the film goes on after them', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const film = await freeFilm(request);
  let broken = 0;
  await page.route(/\/vod\/[^/]+\/seg\/v\d+\/[34]\.m4s/, (route) => {
    broken += 1;
    return route.fulfill({ status: 200, contentType: 'video/mp4', body: 'no picture at all' });
  });
  await page.goto(`/watch/${film.slug}`);
  const { video, region } = player(page);
  const time = () => video.last().evaluate((media: HTMLVideoElement) => media.currentTime);
  await expect.poll(time, { timeout: 60_000 }).toBeGreaterThan(21);
  await expectPlaying(video.last());
  expect(broken).toBeGreaterThan(0);
  await expect(region.getByRole('alert')).toHaveCount(0);
});

test('quality F06: a lost network shows a message, and playback goes on from the same place', async ({
  page,
  context,
  request,
}) => {
  const film = await freeFilm(request);
  await page.goto(`/watch/${film.slug}`);
  const { video, region } = player(page);
  await expectPlaying(video);
  // Near the end of what has loaded, so that it runs out soon.
  await video.last().evaluate((media: HTMLVideoElement) => {
    media.currentTime = media.buffered.end(media.buffered.length - 1) - 4;
  });
  await context.setOffline(true);
  const status = region.getByRole('status');
  await expect(status).toHaveText(/Нет подключения/);
  const isStarved = () => video.last().evaluate((media: HTMLVideoElement) => media.readyState < 3);
  await expect.poll(isStarved, { timeout: 60_000 }).toBe(true);
  const time = () => video.last().evaluate((media: HTMLVideoElement) => media.currentTime);
  const before = await time();
  await context.setOffline(false);
  await expect(status).not.toHaveText(/Нет подключения/);
  await expect.poll(time).toBeGreaterThan(before + 0.5);
  expect((await time()) - before).toBeLessThan(10);
});
