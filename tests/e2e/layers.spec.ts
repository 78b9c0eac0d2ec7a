import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { ask, freeChannels, type WireChannel } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';

const list = (page: Page) => page.getByRole('dialog', { name: 'Список каналов' });
const guide = (page: Page) => page.getByRole('dialog', { name: 'Телегид' });
const isFullscreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

async function openChannel(page: Page, slug: string, category = 'all') {
  await page.goto(`/channels/${category}/${slug}`);
  await expectPlaying(player(page).video);
}

test('the list over the picture changes the channel in full screen, by keys alone', async ({
  page,
  request,
}) => {
  const playable = await freeChannels(request);
  const [first] = playable;
  if (!first) throw new Error('no free channel');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChannel(page, first.slug);
  await page.keyboard.press('f');
  await expect.poll(() => isFullscreen(page)).toBe(true);
  await page.keyboard.press('h');
  await expect(list(page).locator('a[aria-current="true"]')).toBeFocused();
  await expect(list(page).getByRole('link').filter({ hasText: first.name })).toContainText(/\d/);
  await expectAccessible(page, 'the list over the picture');
  // Escape closes the list and the focus goes to its button.
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  const button = player(page).region.getByRole('button', { name: 'Список каналов' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page).locator('a[aria-current="true"]')).toBeFocused();
  const volume = await player(page)
    .video.first()
    .evaluate((video: HTMLVideoElement) => video.volume);
  const hrefs = await list(page)
    .locator('li > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const at = hrefs.indexOf(`/channels/all/${first.slug}`);
  const to = playable
    .map(({ slug }) => hrefs.indexOf(`/channels/all/${slug}`))
    .filter((index) => index > at)
    .sort((a, b) => a - b)[0];
  if (to === undefined) throw new Error('no second free channel');
  for (let step = at; step < to; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(hrefs[to] ?? '');
  await expect(list(page)).toHaveCount(0);
  await expectPlaying(player(page).video);
  expect(await isFullscreen(page)).toBe(true);
  expect(
    await player(page)
      .video.first()
      .evaluate((video: HTMLVideoElement) => video.volume),
  ).toBe(volume);
});

test('a channel of another category keeps the player and full screen; Back leads to the channel before', async ({
  page,
  request,
}) => {
  const free = new Set((await freeChannels(request)).map(({ id }) => id));
  const categories = await ask<
    Array<{ slug: string | null; id: number; channels: number[]; tags?: { all_channels?: boolean } }>
  >(request, '/channels/category_list');
  const all = await ask<WireChannel[]>(
    request,
    '/channels/channel_list?includes=current_schedules&limit=100',
  );
  const category = categories.find(
    ({ tags, channels }) =>
      !tags?.all_channels &&
      channels.some((id) => free.has(id)) &&
      [...free].some((id) => !channels.includes(id)),
  );
  const inside = all.find(({ id }) => free.has(id) && category?.channels.includes(id));
  const outside = all.find(({ id }) => free.has(id) && !category?.channels.includes(id));
  if (!category || !inside || !outside) throw new Error('no category with and without a free channel');
  const key = category.slug ?? String(category.id);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChannel(page, inside.slug, key);
  await player(page).region.evaluate((section) => section.setAttribute('data-mine', ''));
  await page.keyboard.press('f');
  await page.keyboard.press('h');
  await list(page).getByRole('navigation').getByRole('button').click();
  await list(page).getByRole('link', { name: 'Все каналы' }).click();
  await list(page).locator(`a[href="/channels/all/${outside.slug}"]`).click();
  await expect(page).toHaveURL(`/channels/all/${outside.slug}`);
  await expect(player(page).region).toHaveAttribute('data-mine', '');
  await expect(player(page).region).toHaveAttribute('aria-label', new RegExp(outside.name));
  await expectPlaying(player(page).video);
  expect(await isFullscreen(page)).toBe(true);
  await expect(page).toHaveTitle(new RegExp(outside.name));
  await page.goBack();
  await expect(page).toHaveURL(`/channels/${key}/${inside.slug}`);
  await expect(page).toHaveTitle(new RegExp(inside.name));
  await expect(player(page).region).toHaveAttribute('aria-label', new RegExp(inside.name));
  await page.goForward();
  await page.reload();
  await expect(player(page).region).toHaveAttribute('aria-label', new RegExp(outside.name));
});

test('the guide over the picture opens at the channel on screen and plays a programme of the archive', async ({
  page,
  request,
}) => {
  const channel = (await freeChannels(request)).findLast(({ archived_days }) => archived_days > 0);
  if (!channel) throw new Error('no free channel with an archive');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChannel(page, channel.slug);
  await page.keyboard.press('f');
  await page.keyboard.press('g');
  const row = guide(page).getByRole('row').filter({ hasText: channel.name });
  await expect(row).toBeInViewport();
  const onAir = row.locator('[data-active]');
  await expect(onAir).toBeFocused();
  await expect(onAir).toHaveAttribute('href', /\/channels/);
  await expectAccessible(page, 'the guide over the picture');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/channels/all/${channel.slug}\\?ts=\\d+`));
  await expect(guide(page)).toHaveCount(0);
  await expectPlaying(player(page).video);
  expect(await isFullscreen(page)).toBe(true);
});

test('on a phone list and guide are sheets, and the schedule of the next channel is one press away', async ({
  browser,
  request,
}) => {
  const [channel] = await freeChannels(request);
  if (!channel) throw new Error('no free channel');
  const context = await browser.newContext({
    ...{ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, locale: 'ru' },
    baseURL: process.env.SITE_UNDER_TEST,
  });
  const page = await context.newPage();
  await page.goto(`/channels/all/${channel.slug}`);
  const { region, video } = player(page);
  await expectPlaying(video);
  await region.tap({ position: { x: 400, y: 60 } });
  await region.getByRole('button', { name: 'Список каналов' }).tap();
  await expect(list(page).locator('a[aria-current="true"]')).toBeFocused();
  await expect(list(page).locator('a[aria-current="true"]')).toBeInViewport();
  await list(page).getByRole('button', { name: 'Телегид' }).tap();
  await expect(guide(page).getByText(channel.name)).toBeVisible();
  await guide(page).getByRole('button', { name: 'Следующий канал' }).tap();
  await expect(guide(page).getByText(channel.name)).toHaveCount(0);
  await expectAccessible(page, 'the guide as a sheet');
  await guide(page).getByRole('button', { name: 'Закрыть' }).tap();
  await expect(guide(page)).toHaveCount(0);
  await context.close();
});

test('full screen stays on a channel without our player: an offer or the player of its broadcaster', async ({
  page,
  request,
}) => {
  const all = await ask<WireChannel[]>(
    request,
    '/channels/channel_list?includes=current_schedules&limit=100',
  );
  const free = new Set((await freeChannels(request)).map(({ id }) => id));
  const other = all.find(({ is_free, vitrinaUrl, age }) => (vitrinaUrl || !is_free) && age < 18);
  const first = all.find(({ id }) => free.has(id));
  if (!first || !other) throw new Error('no such channels');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChannel(page, first.slug);
  await page.keyboard.press('f');
  await expect.poll(() => isFullscreen(page)).toBe(true);
  await page.keyboard.press('h');
  await list(page).locator(`a[href="/channels/all/${other.slug}"]`).click();
  await expect(page).toHaveURL(`/channels/all/${other.slug}`);
  await expect(player(page).region).toHaveCount(0);
  expect(await isFullscreen(page)).toBe(true);
  await expect(
    page.locator(':fullscreen').getByRole('button', { name: 'Выйти из полноэкранного режима' }),
  ).toBeVisible();
  // Without a player the script of the keys arrives a moment after the offer.
  await expect(async () => {
    await page.keyboard.press('b');
    await expect(page).toHaveURL(`/channels/all/${first.slug}`, { timeout: 5_000 });
  }).toPass();
  await expectPlaying(player(page).video);
  expect(await isFullscreen(page)).toBe(true);
});
