import { expect } from '@playwright/test';
import { freeChannels, platformUrl } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';

test('spec 2 §4: a channel of vitrina is live in the frame of its broadcaster, and its archive in our player', async ({
  page,
}) => {
  await page.goto('/channels/all/ontustik');
  const frame = page.frameLocator('iframe[sandbox]');
  await expectPlaying(frame.locator('video'));
  await expect(player(page).region).toHaveCount(0);
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  await page.goto(`/channels/all/ontustik?ts=${hourAgo}`);
  await expectPlaying(player(page).video);
  await expect(page.locator('iframe[sandbox]')).toHaveCount(0);
});

test('spec 2 §4: a channel of vitrina that is opened from the guide is live in the frame of its broadcaster', async ({
  page,
}) => {
  await page.goto('/channels/regional?view=guide');
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('data-ready', '');
  const row = grid.getByRole('row').filter({ hasText: 'Южный канал' });
  await row.getByRole('link', { name: 'В эфире' }).click();
  await expect(page).toHaveURL(/\/ontustik$/);
  await expectPlaying(page.frameLocator('iframe[sandbox]').locator('video'));
});

test('spec 3 §2: the page for engineers shows the frame alone', async ({ page }) => {
  await page.goto('/vitrina_test');
  await expectPlaying(page.frameLocator('iframe[sandbox]').locator('video'));
});

test('spec 2 §4 Blackout: live playback enters the screen of a blackout and goes on live after it', async ({
  page,
  request,
}) => {
  const channel = (await freeChannels(request)).find(({ archived_days }) => archived_days > 0);
  const order = (after: number, seconds: number) =>
    request.post(`${platformUrl}/sandbox/blackouts`, { data: { channel: channel?.slug, after, seconds } });
  try {
    await order(10, 8);
    await page.goto(`/channels/all/${channel?.slug}`);
    const { video } = player(page);
    await expectPlaying(video);
    const screen = page.getByTestId('player-blackout');
    await expect(screen).toContainText('Сейчас показывать нельзя', { timeout: 60_000 });
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    await expect(screen).toHaveCount(0, { timeout: 60_000 });
    await expectPlaying(video);
    await expect(page).not.toHaveURL(/ts=/);
  } finally {
    await order(0, 0);
  }
});
