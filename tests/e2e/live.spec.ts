import { expect, type Page } from '@playwright/test';
import { readCue } from './support/cue';
import { jumps, readClock } from './support/media-clock';
import { ask, freeChannels, type WireEntry } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';

/** A boundary must leave time to start and to read the first programme, and come within the test's patience. */
const SOONEST_S = 25;
const PATIENCE_S = 240;
/** The live edge lies this far behind the clock at most: eight segments of 3.84 s. */
const LATENCY_S = 32;

const now = () => Date.now() / 1000;

/** The schedule entry that the stream names, looked for around a moment in unix seconds. */
async function entryOf(
  page: Page,
  channelId: number,
  id: string,
  around: number,
): Promise<WireEntry | undefined> {
  const at = Math.floor(around);
  const list = await ask<WireEntry[]>(
    page.request,
    `/channels/${channelId}/content_schedule?start=${at - 7_200}&end=${at + 7_200}&limit=100`,
  );
  return list.find((entry) => entry.id === id);
}

test('live plays over a programme boundary, and the title follows the stream’s clock', async ({
  page,
  request,
}) => {
  test.setTimeout((PATIENCE_S + 120) * 1000);
  const channels = await freeChannels(request);
  const ends = (channel: (typeof channels)[number]) =>
    (channel.current_schedule?.real_timestamp ?? 0) + (channel.current_schedule?.real_duration ?? 0);
  const [channel] = channels
    .filter((candidate) => ends(candidate) - now() > SOONEST_S)
    .sort((a, b) => ends(a) - ends(b));
  if (!channel) throw new Error('no free channel');
  expect(ends(channel) - now()).toBeLessThan(PATIENCE_S);

  await page.goto(`/channels/all/${channel.slug}`);
  await expectPlaying(player(page).video);
  const before = await readCue(page);
  const first = await entryOf(page, channel.id, before.id, now());
  expect(first).toBeTruthy();
  await expect(player(page).title).toHaveText(first?.content.title ?? '?');
  const shown = (first?.real_timestamp ?? 0) + before.second;
  expect(now() - shown).toBeLessThan(LATENCY_S + 10);

  await expect
    .poll(async () => (await readCue(page)).id, {
      timeout: (PATIENCE_S + LATENCY_S) * 1000,
      intervals: [1_000],
    })
    .not.toBe(before.id);
  const after = await readCue(page);
  const second = await entryOf(page, channel.id, after.id, now());
  expect(second?.real_timestamp).toBe((first?.real_timestamp ?? 0) + (first?.real_duration ?? 0));
  await expect(player(page).title).toHaveText(second?.content.title ?? '?');
  await expectPlaying(player(page).video);
});

test('a viewer goes back to yesterday’s programme and sees it from its beginning', async ({
  page,
  request,
}) => {
  const [channel] = (await freeChannels(request)).filter((candidate) => candidate.archived_days >= 2);
  if (!channel) throw new Error('no free channel with an archive');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/channels/all/${channel.slug}`);
  await page.getByRole('tab', { name: 'Программа' }).click();
  await page.getByRole('button', { name: 'Предыдущий день' }).click();
  await expect(page.getByText('Вчера')).toBeVisible();
  const item = page.getByRole('tabpanel').locator('a[href*="ts="]').nth(3);
  await item.click();
  await expect(page).toHaveURL(/ts=\d+/);
  const ts = Number(new URL(page.url()).searchParams.get('ts'));
  await expectPlaying(player(page).video);
  const cue = await readCue(page);
  const entry = await entryOf(page, channel.id, cue.id, ts);
  expect(entry?.timestamp).toBe(ts);
  expect(cue.second).toBeLessThan(60);
  await expect(player(page).title).toHaveText(entry?.content.title ?? '?');

  await page.getByRole('button', { name: 'Вернуться в эфир' }).click();
  await expect(page).not.toHaveURL(/ts=/);
  await expectPlaying(player(page).video);
});

/** Second of the day on the broadcaster's clock (UTC+5). */
const secondOfDay = (epoch: number) => (epoch + 5 * 3600) % 86_400;

test('spec 2 §4: reading the archive every second over two rollovers shows no jump', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const [channel] = (await freeChannels(request)).filter((candidate) => candidate.archived_days >= 2);
  if (!channel) throw new Error('no free channel with an archive');
  const hour = Math.floor(now() / 3600) * 3600;
  const list = await ask<WireEntry[]>(
    request,
    `/channels/${channel.id}/content_schedule?start=${hour - 30 * 3600}&end=${hour - 8 * 3600}&limit=100`,
  );
  const endOf = ({ real_timestamp, real_duration }: WireEntry) => real_timestamp + real_duration;
  // Three programmes of one day of the clock that is read, the first of which ends beside a full minute.
  const at = list.findIndex((entry, index) => {
    const third = list[index + 2];
    const isOneDay = third && secondOfDay(entry.real_timestamp) < secondOfDay(endOf(third));
    return (
      isOneDay &&
      endOf(entry) % 10 !== 0 &&
      list.slice(index, index + 3).every((one) => one.is_catchup_available)
    );
  });
  const [first, second, third] = list.slice(at, at + 3);
  if (at < 0 || !first || !second || !third) throw new Error('no three programmes in a row');

  await page.goto(`/channels/all/${channel.slug}?ts=${endOf(first) - 12}`);
  await expectPlaying(player(page).video);
  await expect(player(page).title).toHaveText(first.content.title);
  const before = await page.evaluate(() => history.length);
  const over = await readClock(page, { until: secondOfDay(endOf(first)) + 5, patience: 40 });
  expect(jumps(over)).toEqual([]);
  expect(over.at(-1)?.clock).toBe(secondOfDay(endOf(first)) + 5);
  await expect(player(page).title).toHaveText(second.content.title);

  // Asked for: to the last seconds of the programme that follows.
  await player(page).region.hover();
  await player(page).seek.focus();
  await page.keyboard.press('End');
  await expect
    .poll(async () => (await readClock(page, { until: 0, patience: 1 })).at(-1)?.clock)
    .toBeGreaterThan(secondOfDay(endOf(second)) - 8);
  const again = await readClock(page, { until: secondOfDay(endOf(second)) + 5, patience: 40 });
  expect(jumps(again)).toEqual([]);
  await expect(player(page).title).toHaveText(third.content.title);
  const cue = await readCue(page);
  expect(cue.id).toBe(third.id);
  expect(cue.second).toBeLessThan(30);
  // What follows by itself is not a step to go back by.
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('start-over plays the programme on air from its beginning', async ({ page, request }) => {
  const [channel] = (await freeChannels(request)).filter((candidate) => {
    const on = candidate.current_schedule;
    return (
      candidate.archived_days > 0 &&
      on &&
      now() - on.real_timestamp > 120 &&
      on.real_timestamp + on.real_duration - now() > 120
    );
  });
  if (!channel) throw new Error('no channel in the middle of a programme');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/channels/all/${channel.slug}`);
  await expectPlaying(player(page).video);
  await page.getByRole('main').getByRole('button', { name: 'Смотреть с начала' }).click();
  await expect(page).toHaveURL(/ts=\d+/);
  await expectPlaying(player(page).video);
  const cue = await readCue(page);
  expect(cue.id).toBe(channel.current_schedule?.id);
  expect(cue.second).toBeLessThan(60);
});

test('one stream and one statistics id a playback: pointing at a channel opens none, all reports name the same', async ({
  page,
  request,
}) => {
  const [first, second] = await freeChannels(request);
  // What the page tells its own listener of measurements, as it happens.
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('taspa:happened', (event) => told.push((event as CustomEvent).detail));
  });
  const opened: string[] = [];
  const streams = `**/channels/${second?.id}/stream?*`;
  await page.route(streams, async (route) => {
    const response = await route.fetch();
    const { stat } = (await response.json()) as { stat: { id: string } | null };
    if (stat) opened.push(stat.id);
    await route.fulfill({ response });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/channels/all/${first?.slug}`);
  await expectPlaying(player(page).video);
  const link = page.getByRole('tabpanel').locator(`a[href="/channels/all/${second?.slug}"]`);
  const warmed = page.waitForResponse(streams);
  await link.hover();
  await warmed;
  expect(opened).toEqual([]);

  const reported = page.waitForRequest((sent) => sent.method() === 'PATCH' && sent.url().includes('/stat/'));
  await link.click();
  await expect(page.getByRole('region', { name: `Плеер: ${second?.name}` })).toBeVisible();
  await expectPlaying(player(page).video);
  const [, named] = /\/stat\/(\d+)/.exec((await reported).url()) ?? [];
  expect([named]).toEqual(opened);
  const started = () =>
    page.evaluate(() =>
      (window as unknown as { told: { type: string }[] }).told.filter(({ type }) => type === 'playbackStart'),
    );
  await expect
    .poll(started)
    .toContainEqual(expect.objectContaining({ channelId: String(second?.id), statId: named }));
});

test('from channel to channel the player stays: a zap, not a new page', async ({ page, request }) => {
  const [first, second] = await freeChannels(request);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/channels/all/${first?.slug}`);
  await expectPlaying(player(page).video);
  await player(page).region.evaluate((element) => element.setAttribute('data-same', ''));
  await page.getByRole('tabpanel').locator(`a[href="/channels/all/${second?.slug}"]`).click();
  await expect(page).toHaveURL(`/channels/all/${second?.slug}`);
  await expect(page.getByRole('region', { name: `Плеер: ${second?.name}` })).toBeVisible();
  await expect(player(page).region).toHaveAttribute('data-same', '');
  await expectPlaying(player(page).video);
});
