import { expect } from '@playwright/test';
import { readCue } from './support/cue';
import { ask } from './support/platform';
import { chooseSubtitles, expectPlaying, player } from './support/player';
import { test } from './support/test';
import { type Card, freeFilm, freeSeries, NEW_TITLES } from './support/titles';

test('a new visitor plays a film: a guest is created at this moment, not before', { tag: '@gate' }, async ({
  page,
  context,
  request,
}) => {
  const film = await freeFilm(request);
  await page.goto(`/contents/${film.slug}`);
  expect((await context.cookies()).filter((cookie) => cookie.httpOnly)).toEqual([]);
  await page.getByRole('link', { name: /^Смотреть/ }).click();
  await expectPlaying(player(page).video);
  const hidden = (await context.cookies()).filter((cookie) => cookie.httpOnly).map(({ name }) => name);
  expect(hidden.sort()).toEqual(['taspa_serial', 'taspa_session']);
  const seen = await page.evaluate(() => document.cookie);
  for (const name of hidden) expect(seen).not.toContain(name);
});

test('spec 2 §5: the film continues where the viewer left it', async ({ page, request }) => {
  const film = await freeFilm(request);
  await page.goto(`/watch/${film.slug}`);
  const { video, seek, region } = player(page);
  await expectPlaying(video);
  await region.hover();
  await seek.focus();
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => video.first().evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(200);
  const reported = page.waitForResponse((response) => response.url().includes('/stat/') && response.ok());
  await expectPlaying(video);
  await reported;

  await page.reload();
  await expectPlaying(player(page).video);
  const resumed = await player(page)
    .video.first()
    .evaluate((element: HTMLVideoElement) => element.currentTime);
  expect(resumed).toBeGreaterThan(180);

  await page.goto('/');
  await expect(page.getByRole('link', { name: new RegExp(film.title) }).first()).toBeVisible();
});

test('a subtitle shows the name of the film, and the stream shows which second is on screen', async ({
  page,
  request,
}) => {
  const film = await freeFilm(request);
  await page.goto(`/watch/${film.slug}`);
  await expectPlaying(player(page).video);
  await chooseSubtitles(page, 'Русский');
  await expect(page.getByTestId('player-cues')).toHaveText(film.title);
  const { id, second } = await readCue(page);
  const time = await player(page)
    .video.first()
    .evaluate((element: HTMLVideoElement) => element.currentTime);
  expect(id).toBe(film.id);
  expect(Math.abs(second - time)).toBeLessThanOrEqual(3);
});

test('the picture does not wait for the scripts of the page, and the player takes it over', async ({
  page,
  request,
}) => {
  const film = await freeFilm(request);
  const engines = new Set<string>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    // What a page that was left has not read is none of the last one.
    const script = await response.text().catch(() => '');
    if (script.includes('hlsManifestParsed')) engines.add(response.url());
  });
  // On a busy machine the page may be ready first, which is right, too.
  await expect(async () => {
    await page.goto(`/watch/${film.slug}`);
    await expect(page.locator('[data-early] video')).toBeAttached({ timeout: 2000 });
  }).toPass();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  await expectPlaying(player(page).video);
  await expect(page.locator('[data-screen] video')).toHaveCount(1);
  // The script that played early and those of the framework share the engine.
  expect([...engines]).toEqual([expect.stringContaining('/early/hls-')]);
  await player(page).region.hover();
  await expect(player(page).region.getByRole('button', { name: 'Пауза' }).first()).toBeVisible();
});

test('tokens stay on the server: none is in an address, a body or the storage of the browser', {
  tag: '@gate',
}, async ({ page, request }) => {
  const film = await freeFilm(request);
  const seen: string[] = [];
  page.on('request', (sent) => seen.push(sent.url()));
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) seen.push(await response.text().catch(() => ''));
  });
  await page.goto(`/watch/${film.slug}`);
  await expectPlaying(player(page).video);
  seen.push(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })));
  expect(seen.filter((text) => /access_token|\b[0-9a-f]{40}\b/.test(text))).toEqual([]);
});

test('spec 2 §4: the next episode plays in the same full screen, and back leads to the page before playback', async ({
  page,
  request,
}) => {
  const { series, episodes } = await freeSeries(request);
  const [first, second] = episodes;
  await page.goto(`/contents/${series.slug}`);
  await page.getByRole('main').locator(`a[href^="/watch/${first?.slug}"]`).first().click();
  const { region, video, seek } = player(page);
  await expectPlaying(video);
  const title = new URL(page.url()).pathname;
  await region.evaluate((element) => element.setAttribute('data-same', ''));
  await region.hover();
  await region.getByRole('button', { name: 'На весь экран' }).click();
  const fullScreen = () => page.evaluate(() => document.fullscreenElement?.hasAttribute('data-same'));
  await expect.poll(fullScreen).toBe(true);

  await seek.focus();
  await page.keyboard.press('End');
  await expect(page).not.toHaveURL(title);
  await expect(page).toHaveURL(new RegExp(`/watch/${second?.slug}`));
  await expect.poll(async () => (await readCue(page)).id).toBe(second?.id);
  await expectPlaying(video);
  expect(await fullScreen()).toBe(true);

  await page.evaluate(() => document.exitFullscreen());
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/contents/${series.slug}`));
  // It goes on in the mini-player.
  await expect(region.getByRole('button', { name: 'Развернуть плеер' })).toBeVisible();
});

test('closing a player that was opened directly leads to the page of its title', async ({
  page,
  request,
}) => {
  const film = await freeFilm(request);
  await page.goto(`/watch/${film.slug}`);
  const { region, video } = player(page);
  await expectPlaying(video);
  await region.hover();
  await region.getByRole('button', { name: 'Закрыть плеер' }).click();
  await expect(page).toHaveURL(`/contents/${film.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: film.title })).toBeVisible();
});

test('spec 2 §2: a player that covers an overlay over a list leads back to the overlay, and the overlay to the same place of the list', async ({
  page,
  request,
}) => {
  const row = await ask<{ contents: Card[] }>(request, `/rows/${NEW_TITLES}?limit=100`);
  const film = row.contents.findLast(
    (card) => card.is_free && card.content_type === 'movie' && card.age < 18,
  );
  if (!film) throw new Error('no free film');
  await page.goto(`/row/${NEW_TITLES}`);
  const card = page.locator(`main a[href="/contents/${film.slug}"]`).first();
  // The list grows while one scrolls. By script: on a busy machine a turn of the wheel still moves the page after the click below.
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 4_000));
    await expect(card).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await card.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  await card.click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('link', { name: /^Смотреть/ })).toBeVisible();
  const before = await place();
  await overlay.getByRole('link', { name: /^Смотреть/ }).click();
  const { region, video } = player(page);
  await expectPlaying(video);
  await region.hover();
  await region.getByRole('button', { name: 'Закрыть плеер' }).click();
  await expect(page).toHaveURL(`/contents/${film.slug}`);
  await expect(overlay.getByRole('heading', { level: 1, name: film.title })).toBeVisible();
  await expect(page.locator('body > section video')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(page).toHaveURL(`/row/${NEW_TITLES}`);
  await expect(card).toBeInViewport();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(50);
});
