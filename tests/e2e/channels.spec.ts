import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { WITH_MOTION } from './support/motion';
import { newPerson, signInAs } from './support/person';
import { ask, freeChannels, type WireChannel } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { channels: words, guide, preview, viewer, errors, favourites, dialogs } = wordsIn('ru');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface Listed extends WireChannel {
  is_available: boolean;
  min_price: string;
  age: number;
}

const listed = (page: Page) => ask<Listed[]>(page.request, '/channels/channel_list');
const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first();

// The preview plays only where motion is welcome.
test.use({ viewport: DESKTOP, ...WITH_MOTION });

test('spec 2 §2 Channel hover preview card: plays muted when the pointer or the focus rests on a channel, and closes by Escape', async ({
  page,
  request,
}) => {
  const [channel] = await freeChannels(request);
  const name = channel?.name ?? '';
  const streams: string[] = [];
  page.on('request', (requested) => requested.url().includes('/stream?') && streams.push(requested.url()));
  await page.goto('/channels');
  const card = page.getByRole('group', { name: preview.card.replace('{channel}', name) });
  await expect(async () => {
    await page.mouse.move(5, 5);
    await tile(page, name).hover();
    await expect(card).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(
    card.getByRole('link', { name: preview.openChannel.replace('{channel}', name) }),
  ).toBeVisible();
  // The engine and the stream load after the card, and the sound button appears with the picture.
  const sound = card.getByRole('button', { name: preview.unmute });
  await expect(sound).toBeEnabled({ timeout: 20_000 });
  expect(streams.join()).toContain('preview=1');
  await sound.click();
  await expect(card.getByRole('button', { name: preview.mute })).toBeVisible();
  await expectAccessible(page, 'preview card');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await page.mouse.move(5, 5);
  await page.getByRole('searchbox', { name: words.search }).focus();
  await page.keyboard.press('Tab');
  await expect(tile(page, name)).toBeFocused();
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(tile(page, name)).toBeFocused();
});

test('spec 2 §4 Channel loading: a channel that is not bought, not available or not started yet says why and offers a next step', async ({
  page,
}) => {
  const channels = await listed(page);
  const paid = channels.find((one) => !one.is_free && one.is_available && one.age < 18);
  await page.goto(`/channels/all/${paid?.slug}`);
  await expect(page.getByText(viewer.offer.title)).toBeVisible();
  await expect(page.getByText(/\d ₸/).first()).toBeVisible();
  const packets = page.getByRole('link', { name: viewer.offer.packets });
  expect((await page.request.get((await packets.getAttribute('href')) ?? '')).status()).toBe(200);
  await expectAccessible(page, 'a channel that was not bought');

  const away = channels.find((one) => !one.is_available);
  await page.goto(`/channels/all/${away?.slug}`);
  const dialog = page.getByRole('dialog', { name: away?.name });
  await dialog.getByRole('button', { name: dialogs.ok }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: words.all }).first()).toBeVisible();

  const [free] = await freeChannels(page.request);
  const tomorrow = Math.floor(Date.now() / 1000) + 86_400;
  await page.goto(`/channels/all/${free?.slug}?ts=${tomorrow}`);
  await expect(page.getByText(errors.error_schedule_from_future)).toBeVisible();
  await expect(page).toHaveURL(`/channels/all/${free?.slug}`);
  await expectPlaying(player(page).video);
});

test('spec 2 §8: the back button of a channel that is refused leads to the channels', async ({
  page,
  request,
}) => {
  const [channel] = await freeChannels(request);
  await page.route(/\/api\/v2\/channels\/\d+\/stream/, (route) =>
    route.fulfill({
      status: 403,
      json: {
        error: { message: 'Refused' },
        error_code: 'permission_denied',
        detail: { detail: ['Watched elsewhere'] },
      },
    }),
  );
  await page.goto(`/channels/all/${channel?.slug}`);
  const dialog = page.getByRole('dialog').filter({ hasText: 'Watched elsewhere' });
  await dialog.getByRole('button', { name: dialogs.back }).click();
  await expect(page).toHaveURL('/channels');
  await expect(tile(page, channel?.name ?? '')).toBeVisible();
});

test('spec 2 §4 "Favorites", §5 "Last viewed channels": stored for the viewer, listed as a category, removed on logout', async ({
  page,
  request,
}) => {
  const [first, second] = await freeChannels(request);
  await signInAs(page, await newPerson(request));
  await page.goto(`/channels/all/${first?.slug}`);
  await page.getByRole('button', { name: favourites.favourite }).click();
  await page.getByRole('button', { name: `${viewer.ofChannel} ${first?.name}` }).click();
  await expect(page.getByRole('status').getByText(favourites.favouriteAdded)).toBeVisible();

  await page
    .getByRole('tabpanel')
    .getByRole('searchbox', { name: words.search })
    .fill(second?.name ?? '');
  await page.getByRole('tabpanel').locator(`a[href="/channels/all/${second?.slug}"]`).click();
  await expect(
    page.getByRole('region', { name: words.recent }).getByRole('link', { name: first?.name }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: words.recommended })).toBeVisible();

  await page.goto('/channels');
  const categories = page.getByRole('navigation', { name: words.categories });
  await categories.getByRole('link', { name: words.favourites }).click();
  await expect(page).toHaveURL('/channels/1000');
  await expect(tile(page, first?.name ?? '')).toHaveAttribute('href', `/channels/1000/${first?.slug}`);
  expect(await page.evaluate(() => localStorage.getItem('taspa:recent-channels'))).toContain(
    String(first?.id),
  );

  // Their guide is a view of the same list.
  await page.getByRole('link', { name: guide.guide }).click();
  await expect(page).toHaveURL('/channels/1000?view=guide');
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveText([new RegExp(first?.name ?? '')]);
});

test('spec 2 §2: on a phone the viewer covers the list with its panel closed, and closing it returns to the list', async ({
  page,
  request,
}) => {
  const [first, second] = await freeChannels(request);
  await page.setViewportSize(PHONE);
  await page.goto('/channels');
  await tile(page, first?.name ?? '').click();
  await expect(page).toHaveURL(`/channels/all/${first?.slug}`);
  const panel = page.getByRole('complementary', { name: words.panel });
  await expect(panel).toBeHidden();
  await page.getByRole('tab', { name: words.tabs.channels }).click();
  await panel.locator(`a[href="/channels/all/${second?.slug}"]`).click();
  await expect(page).toHaveURL(`/channels/all/${second?.slug}`);
  // Between two pages the router has no title for a moment.
  await expect(page).toHaveTitle(new RegExp(second?.name ?? ''));
  await expectAccessible(page, 'viewer on a phone');
  await page.getByRole('button', { name: viewer.close }).click();
  await expect(page).toHaveURL('/channels');
});
