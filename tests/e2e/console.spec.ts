import { expect, type Page, test } from '@playwright/test';
import { ask, freeChannels } from './support/platform';
import { expectPlaying, player } from './support/player';
import { type Card, freeFilm, NEW_TITLES } from './support/titles';

/** Everything that the browser complains about while a page is used. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      heard.push(`${page.url()} ${message.type()}: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => heard.push(`${page.url()} threw: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${page.url()} got ${response.status()} for ${response.url()}`);
  });
  return heard;
}

test('pages load without an error in the console, each of their files answers', async ({ page, request }) => {
  test.setTimeout(120_000);
  const heard = complaints(page);
  const film = await freeFilm(request);
  const series = await ask<{ contents: Card[] }>(request, '/rows/all-series?limit=1');
  for (const path of [
    '/',
    '/movies',
    '/series',
    `/row/${NEW_TITLES}`,
    `/contents/${film.slug}`,
    `/contents/${series.contents[0]?.slug}`,
    '/channels',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
  expect(heard).toEqual([]);
});

test('a film and a channel play without an error in the console', async ({ page, request }) => {
  const heard = complaints(page);
  await page.goto(`/watch/${(await freeFilm(request)).slug}`);
  await expectPlaying(player(page).video);
  const [channel] = await freeChannels(request);
  await page.goto(`/channels/all/${channel?.slug}`);
  await expectPlaying(player(page).video);
  expect(heard).toEqual([]);
});
