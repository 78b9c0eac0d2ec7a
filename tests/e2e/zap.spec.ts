import { expect, type Page } from '@playwright/test';
import { ask, freeChannels, type WireChannel } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';

const banner = (page: Page) =>
  player(page)
    .region.getByRole('status')
    .filter({ has: page.locator('[data-covers]') });

test('PageUp changes the channel in full screen, with a banner, and B leads back', { tag: '@gate' }, async ({
  page,
  request,
}) => {
  const list = await ask<WireChannel[]>(
    request,
    '/channels/channel_list?includes=current_schedules&limit=100',
  );
  const playable = new Set((await freeChannels(request)).map(({ id }) => id));
  const at = list.findIndex(({ id }, index) => playable.has(id) && playable.has(list[index + 1]?.id ?? 0));
  const [first, second] = list.slice(at);
  if (!first || !second) throw new Error('no neighbours that a guest can watch');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/channels/all/${first.slug}`);
  await expectPlaying(player(page).video);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('PageUp');
  await expect(banner(page)).toContainText(second.name);
  await expect(page).toHaveURL(`/channels/all/${second.slug}`);
  await expectPlaying(player(page).video);
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('b');
  await expect(banner(page)).toContainText(first.name);
  await expect(page).toHaveURL(`/channels/all/${first.slug}`);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(`/channels/all/${first.slug}`);
});

test('spec 2 §4 Channel loading: a pressed channel plays before its page is there, and Back leads to the one before', async ({
  page,
  request,
}) => {
  const [first, second] = await freeChannels(request);
  if (!first || !second) throw new Error('no two channels that a guest can watch');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/channels/all/${first.slug}`);
  await expectPlaying(player(page).video);
  // The page of the second channel does not come.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(new RegExp(`/channels/all/${second.slug}\\?.*_rsc`), async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('tabpanel').locator(`a[href="/channels/all/${second.slug}"]`);
  await link.click();
  await expect(page).toHaveURL(`/channels/all/${second.slug}`);
  await expect(page.getByRole('region', { name: `Плеер: ${second.name}` })).toBeVisible();
  await expectPlaying(player(page).video);
  await expect(page).toHaveTitle(new RegExp(`^${second.name} · `));
  letGo();
  await expect(page).not.toHaveTitle(new RegExp(`^${second.name} · `));
  await expect(page).toHaveTitle(new RegExp(second.name));
  await page.goBack();
  await expect(page).toHaveURL(`/channels/all/${first.slug}`);
  await expect(page.getByRole('region', { name: `Плеер: ${first.name}` })).toBeVisible();
  await expectPlaying(player(page).video);
});
