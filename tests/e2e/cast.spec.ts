import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { freeChannels, platformUrl } from './support/platform';
import { chooseSubtitles, expectPlaying, player } from './support/player';
import { test } from './support/test';
import { freeFilm } from './support/titles';

/** Headless browsers have no cast button of their own, by which a page knows a browser that can cast. */
const CAN_CAST = () => Object.assign(window, { chrome: (window as { chrome?: object }).chrome ?? {} });

const time = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((media: HTMLVideoElement) => media.currentTime);
const isPaused = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((media: HTMLVideoElement) => media.paused);

/** A television in another tab. */
async function television(page: Page, name: string): Promise<Page> {
  const tv = await page.context().newPage();
  const listed = tv.waitForResponse((response) => response.url().includes('/cast/events'));
  await tv.goto(`${platformUrl}/cast/receiver?name=${encodeURIComponent(name)}`);
  await listed;
  await page.bringToFront();
  return tv;
}

async function startCasting(page: Page, name: string) {
  const { region } = player(page);
  await region.hover();
  await region.getByRole('button', { name: 'Показать на телевизоре' }).click();
  await expect(page.getByTestId('player-cast')).toHaveText(`Идёт на устройстве «${name}»`);
}

test('spec 2 §4 Cast: a film goes to a television with its place and subtitles, obeys the controls, and comes back', async ({
  page,
  request,
}) => {
  await page.addInitScript(CAN_CAST);
  const scripts: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()));
  const film = await freeFilm(request);
  await page.goto(`/watch/${film.slug}`);
  const { region, video, seek } = player(page);
  await expectPlaying(video);
  const tv = await television(page, 'Kitchen');
  await region.hover();
  await seek.focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => time(page)).toBeGreaterThan(110);
  await chooseSubtitles(page, 'Русский');
  // The script of the sender is no part of a page until somebody is about to cast.
  expect(scripts.filter((url) => url.includes('/cast/'))).toEqual([]);

  await startCasting(page, 'Kitchen');
  await expectPlaying(tv.locator('video'));
  expect(await time(tv)).toBeGreaterThan(110);
  expect(await isPaused(page)).toBe(true);
  await expect(tv.locator('#title')).toHaveText(film.title);
  await expect(tv.locator('#cues')).toHaveText(film.title);
  await expect(page.getByTestId('player-cues')).toBeHidden();
  await expectAccessible(page, 'casting');

  // Keys and controls act there; the state here follows what the television reports.
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(tv)).toBe(true);
  await region.hover();
  await region.getByRole('button', { name: 'Воспроизвести' }).first().click();
  await expect.poll(() => isPaused(tv)).toBe(false);
  const before = await time(tv);
  await page.keyboard.press('l');
  await expect.poll(() => time(tv)).toBeGreaterThan(before + 8);
  await tv
    .locator('video')
    .evaluate((media: HTMLVideoElement) => Object.assign(media, { volume: 0.4, muted: false }));
  await region.hover();
  await expect(region.getByRole('slider', { name: 'Громкость' })).toHaveValue('40');

  // It stops there, and goes on here at the same place.
  const left = await time(tv);
  const leftAt = Date.now();
  await tv.getByRole('button', { name: 'Stop casting' }).click();
  await expect(page.getByTestId('player-cast')).toBeHidden();
  await expectPlaying(video);
  const played = (await time(page)) - left;
  expect(played).toBeGreaterThan(-8);
  expect(played).toBeLessThan(8 + (Date.now() - leftAt) / 1000);
  await expect(page.getByTestId('player-cues')).toHaveText(film.title);
  await tv.close();
});

test('spec 2 §4 Cast: a channel goes to a television live, and the next one follows it there', async ({
  page,
  request,
}) => {
  await page.addInitScript(CAN_CAST);
  const [first, second] = await freeChannels(request);
  if (!first || !second) throw new Error('no two free channels');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/channels/all/${first.slug}`);
  await expectPlaying(player(page).video);
  const tv = await television(page, 'Bedroom');
  const live = tv.waitForRequest((sent) => sent.url().includes(`/live/${first.id}/`));
  await startCasting(page, 'Bedroom');
  await live;
  await expectPlaying(tv.locator('video'));
  await expect(player(page).title).not.toHaveText(first.name);

  const next = tv.waitForRequest((sent) => sent.url().includes(`/live/${second.id}/`));
  const link = page.getByRole('tabpanel').locator(`a[href="/channels/all/${second.slug}"]`);
  // A pointer that rests on a channel has its stream loaded here, and the press gives it to the television.
  const here = page.waitForResponse((response) => {
    const { pathname } = new URL(response.url());
    return pathname.includes(`/live/${second.id}/`) && pathname.endsWith('.m4s');
  });
  await link.hover();
  await here;
  await link.click();
  await next;
  await expectPlaying(tv.locator('video'));
  expect(await isPaused(page)).toBe(true);
  await tv.close();
});

test('spec 2 §8 Error catalogue, casting: without a device, and without the script, a text says so and playback goes on', async ({
  page,
  request,
}) => {
  await page.addInitScript(CAN_CAST);
  const film = await freeFilm(request);
  await page.goto(`/watch/${film.slug}`);
  const { region, video } = player(page);
  await expectPlaying(video);
  const press = async () => {
    await region.hover();
    await region.getByRole('button', { name: 'Показать на телевизоре' }).click();
  };
  await page.route('**/cast/sender.js', (route) => route.abort());
  await press();
  await expect(region.getByRole('status').first()).toHaveText(
    'Этот браузер не умеет показывать видео на телевизоре',
  );
  await page.unroute('**/cast/sender.js');
  await press();
  await expect(region.getByRole('status').first()).toHaveText('Не удалось подключиться к устройству');
  await expectPlaying(video);
});
