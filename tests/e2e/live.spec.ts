import { expect, type Page } from '@playwright/test';
import { WITH_PICTURES } from './support/browser';
import { readCue } from './support/cue';
import { jumps, readClock } from './support/media-clock';
import { ask, freeChannels, type WireEntry } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';

test.use(WITH_PICTURES);

/** The boundary must leave time to start and to read the first programme, and must come before the test ends. */
const MIN_LEAD_S = 25;
const MAX_LEAD_S = 240;
/** The live edge is at most this far behind the clock: eight segments of 3.84 s. */
const LATENCY_S = 32;

const now = () => Date.now() / 1000;

type Aired = Pick<WireEntry, 'real_timestamp' | 'real_duration'>;
const endOf = ({ real_timestamp, real_duration }: Aired) => real_timestamp + real_duration;

/** Second of the day on the clock of the broadcaster (UTC+5). */
const secondOfDay = (epoch: number) => (epoch + 5 * 3600) % 86_400;

/** Finds the schedule entry that the stream names, near a moment in unix seconds. */
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

test('live playback crosses a programme boundary, and the title follows the clock of the stream', async ({
  page,
  request,
}) => {
  test.setTimeout((MAX_LEAD_S + 120) * 1000);
  const channels = await freeChannels(request);
  const ends = (channel: (typeof channels)[number]) =>
    (channel.current_schedule?.real_timestamp ?? 0) + (channel.current_schedule?.real_duration ?? 0);
  const [channel] = channels
    .filter((candidate) => ends(candidate) - now() > MIN_LEAD_S)
    .sort((a, b) => ends(a) - ends(b));
  if (!channel) throw new Error('no free channel');
  expect(ends(channel) - now()).toBeLessThan(MAX_LEAD_S);

  // Playing until then would show nothing more and costs as much as the other tests of a live channel together.
  await expect
    .poll(() => ends(channel) - now(), { timeout: MAX_LEAD_S * 1000, intervals: [1_000] })
    .toBeLessThan(MIN_LEAD_S + 10);
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
      timeout: (MAX_LEAD_S + LATENCY_S) * 1000,
      intervals: [1_000],
    })
    .not.toBe(before.id);
  const after = await readCue(page);
  const second = await entryOf(page, channel.id, after.id, now());
  expect(second?.real_timestamp).toBe((first?.real_timestamp ?? 0) + (first?.real_duration ?? 0));
  await expect(player(page).title).toHaveText(second?.content.title ?? '?');
  await expectPlaying(player(page).video);
});

test('a viewer opens yesterday’s programme and sees it from its beginning', { tag: '@gate' }, async ({
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

/** Consecutive programmes of the archive on one day of the broadcaster; the first one starts near a full minute. */
async function archived(page: Page, count: number): Promise<{ slug: string; row: WireEntry[] }> {
  const [channel] = (await freeChannels(page.request)).filter((candidate) => candidate.archived_days >= 2);
  if (!channel) throw new Error('no free channel with an archive');
  const hour = Math.floor(now() / 3600) * 3600;
  const list = await ask<WireEntry[]>(
    page.request,
    `/channels/${channel.id}/content_schedule?start=${hour - 30 * 3600}&end=${hour - 8 * 3600}&limit=100`,
  );
  const rows = list.map((_, index) => list.slice(index, index + count));
  const row = rows.find((entries) => {
    const [first, last] = [entries[0], entries[count - 1]];
    const isOneDay = first && last && secondOfDay(first.real_timestamp) < secondOfDay(endOf(last));
    return isOneDay && first.real_timestamp % 10 !== 0 && entries.every((one) => one.is_catchup_available);
  });
  if (!row) throw new Error(`no ${count} programmes in a row`);
  return { slug: channel.slug, row };
}

test('spec 2 §4: reading the archive every second over two rollovers finds no jump', async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { slug, row } = await archived(page, 3);
  const [first, second, third] = row as [WireEntry, WireEntry, WireEntry];
  const { region, seek, title, video } = player(page);
  const playToEnd = async (entry: WireEntry) => {
    await region.hover();
    await seek.focus();
    await page.keyboard.press('End');
    const clock = async () => (await readClock(page, { until: 0, patience: 1 })).at(-1)?.clock;
    await expect.poll(clock).toBeGreaterThan(secondOfDay(endOf(entry)) - 8);
  };
  const over = (entry: WireEntry) => readClock(page, { until: secondOfDay(endOf(entry)) + 5, patience: 40 });

  await page.goto(`/channels/all/${slug}?ts=${endOf(first) - 300}`);
  await expectPlaying(video);
  // Its first second is not a multiple of ten, and the current stream does not contain it.
  await region.hover();
  await region.getByRole('button', { name: 'С начала' }).click();
  await expect.poll(async () => (await readCue(page)).second).toBeLessThan(30);
  expect((await readCue(page)).id).toBe(first.id);
  await expect(title).toHaveText(first.content.title);
  const before = await page.evaluate(() => history.length);

  await playToEnd(first);
  expect(jumps(await over(first))).toEqual([]);
  await expect(title).toHaveText(second.content.title);
  await playToEnd(second);
  expect(jumps(await over(second))).toEqual([]);
  await expect(title).toHaveText(third.content.title);
  const cue = await readCue(page);
  expect(cue.id).toBe(third.id);
  expect(cue.second).toBeLessThan(30);
  // A programme that follows without a press adds no history entry.
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('the hint of the seek bar, its picture and the second that plays after a click are the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { slug, row } = await archived(page, 1);
  const [entry] = row as [WireEntry];
  const { region, seek, video } = player(page);
  await page.goto(`/channels/all/${slug}?ts=${entry.timestamp}`);
  await expectPlaying(video);
  for (const share of [0.9, 0.5, 0.07]) {
    await region.hover();
    const box = await seek.boundingBox();
    if (!box) throw new Error('no seek bar');
    await page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
    const hint = page.getByTestId('player-hint');
    await expect(hint).toHaveText(/^\d\d:\d\d:\d\d$/);
    const [hours = 0, minutes = 0, seconds = 0] = ((await hint.textContent()) ?? '').split(':').map(Number);
    const wanted = hours * 3600 + minutes * 60 + seconds;
    const picture = hint.locator('img');
    const step = async () => Number(/\/(\d+)\.jpg/.exec((await picture.getAttribute('src')) ?? '')?.[1]);
    await expect.poll(async () => wanted - secondOfDay(await step())).toBeLessThan(10);
    expect(wanted - secondOfDay(await step())).toBeGreaterThanOrEqual(0);
    await page.mouse.down();
    await page.mouse.up();
    const cue = async () => secondOfDay(entry.real_timestamp) + (await readCue(page)).second;
    await expect.poll(async () => Math.abs((await cue()) - wanted)).toBeLessThanOrEqual(3);
  }
});

test('spec 2 §4: a long pause on live keeps the place; keys go back from live, and one press returns to live', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const [channel] = (await freeChannels(request)).filter(({ archived_days: days, current_schedule: on }) => {
    // No boundary and no midnight may occur during the test.
    return days > 0 && on && now() - on.real_timestamp > 120 && endOf(on) - now() > 150;
  });
  if (!channel) throw new Error('no channel in the middle of a programme');
  const { region, video } = player(page);
  await page.goto(`/channels/all/${channel.slug}`);
  await expectPlaying(video);
  const behind = async () =>
    now() - (channel.current_schedule?.real_timestamp ?? 0) - (await readCue(page)).second;
  expect(await behind()).toBeLessThan(LATENCY_S);

  await page.keyboard.press('ArrowRight');
  const notice = (text: string) => expect(region.getByRole('status').filter({ hasText: text })).toBeVisible();
  await notice('Это прямой эфир: впереди пока ничего нет');
  const before = await behind();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(behind).toBeGreaterThan(before + 7);
  expect(await behind()).toBeLessThan(before + 15);

  await page.keyboard.press('Space');
  const paused = await readCue(page);
  await expect.poll(behind, { timeout: 60_000 }).toBeGreaterThan(LATENCY_S + 15);
  expect((await readCue(page)).second).toBe(paused.second);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/ts=\d+/);
  await notice('Показываем с того места, где вы остановились');
  const after = await readCue(page);
  expect(after.id).toBe(paused.id);
  expect(Math.abs(after.second - paused.second)).toBeLessThanOrEqual(4);
  await expectPlaying(video.last());
  await region.getByRole('button', { name: 'К прямому эфиру' }).first().click();
  await expect(page).not.toHaveURL(/ts=/);
  await expect.poll(behind).toBeLessThan(LATENCY_S);
});

for (const [how, minutes] of [
  ['slow', -10],
  ['fast', 10],
] as const) {
  test(`a device whose clock is ten minutes ${how} shows the programme on air, goes back a minute into the archive and returns to live`, async ({
    page,
    request,
  }) => {
    await page.addInitScript((ms) => {
      const RealDate = Date;
      class WrongDate extends RealDate {
        constructor(...of: [] | [number | string]) {
          if (of.length === 0) super(RealDate.now() + ms);
          else super(of[0]);
        }
        static override now() {
          return RealDate.now() + ms;
        }
      }
      globalThis.Date = WrongDate as DateConstructor;
    }, minutes * 60_000);
    const [channel] = (await freeChannels(request)).filter(
      ({ archived_days: days, current_schedule: on }) =>
        days > 0 && on && now() - on.real_timestamp > 120 && endOf(on) - now() > 60,
    );
    const { region, video, title } = player(page);
    await page.goto(`/channels/all/${channel?.slug}`);
    await expectPlaying(video);
    const onAir = channel?.current_schedule?.content.title ?? '';
    await expect(title).toHaveText(onAir);
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/ts=\d+/);
    const ts = Number(new URL(page.url()).searchParams.get('ts'));
    expect(now() - ts).toBeGreaterThan(60);
    expect(now() - ts).toBeLessThan(60 + LATENCY_S + 20);
    await expectPlaying(video.last());
    await expect(title).toHaveText(onAir);
    await region.getByRole('button', { name: 'К прямому эфиру' }).first().click();
    await expect(page).not.toHaveURL(/ts=/);
    await expectPlaying(video.last());
    await expect(title).toHaveText(onAir);
  });
}

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
  // The live picture is there until the beginning is.
  await expect.poll(async () => (await readCue(page)).second).toBeLessThan(60);
  expect((await readCue(page)).id).toBe(channel.current_schedule?.id);
});

test('the player stays from channel to channel without a new page; one playback has one stream and one statistics id: pointing at a channel opens no stream, and all reports name the same id', async ({
  page,
  request,
}) => {
  const [first, second] = await freeChannels(request);
  // Records the events that the page sends to its own analytics listener.
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('taspa:happened', (event) => told.push((event as CustomEvent).detail));
  });
  const streams = `**/channels/${second?.id}/stream?*`;
  /** The statistics ids that the stream calls of a channel were given. */
  const idsOf = async (calls: string) => {
    const ids: string[] = [];
    await page.route(calls, async (route) => {
      const response = await route.fetch();
      const { stat } = (await response.json()) as { stat: { id: string } | null };
      if (stat) ids.push(stat.id);
      await route.fulfill({ response });
    });
    return ids;
  };
  const before = await idsOf(`**/channels/${first?.id}/stream?*`);
  const opened = await idsOf(streams);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/channels/all/${first?.slug}`);
  await expectPlaying(player(page).video);
  await player(page).region.evaluate((element) => element.setAttribute('data-same', ''));
  const link = page.getByRole('tabpanel').locator(`a[href="/channels/all/${second?.slug}"]`);
  const preloaded = page.waitForResponse(streams);
  await link.hover();
  await preloaded;
  expect(opened).toEqual([]);

  // On a slow machine the first channel reports once more in the meantime.
  const idOf = (url: string) => /\/stat\/(\d+)/.exec(url)?.[1] ?? '';
  const reported = page.waitForRequest(
    (sent) =>
      sent.method() === 'PATCH' && sent.url().includes('/stat/') && !before.includes(idOf(sent.url())),
  );
  await link.click();
  await expect(page).toHaveURL(`/channels/all/${second?.slug}`);
  await expect(page.getByRole('region', { name: `Плеер: ${second?.name}` })).toBeVisible();
  await expect(player(page).region).toHaveAttribute('data-same', '');
  await expectPlaying(player(page).video);
  const named = idOf((await reported).url());
  expect([named]).toEqual(opened);
  const started = () =>
    page.evaluate(() =>
      (window as unknown as { told: { type: string }[] }).told.filter(({ type }) => type === 'playbackStart'),
    );
  await expect
    .poll(started)
    .toContainEqual(expect.objectContaining({ channelId: String(second?.id), statId: named }));
});

/** The grid of the embedded platform: the first segment of a programme ends its first second. */
const SEGMENT_S = 3.84;
const startOf = (realTimestamp: number) => Math.floor((realTimestamp + 0.999) / SEGMENT_S) * SEGMENT_S;

/** Reads again and again how far a channel with low latency is behind now. */
async function lowLatency(page: Page) {
  const list = await ask<{ id: number; slug: string }[]>(page.request, '/channels/channel_list?limit=100');
  const channel = list.find(({ slug }) => slug === 'kiberdoda');
  if (!channel) throw new Error('no channel with low latency');
  const lags: number[] = [];
  const starts = new Map<string, number>();
  return {
    address: `/channels/all/${channel.slug}`,
    lags,
    async read() {
      const shown = await readCue(page);
      if (!starts.has(shown.id)) {
        const entry = await entryOf(page, channel.id, shown.id, now());
        starts.set(shown.id, startOf(entry?.real_timestamp ?? 0));
      }
      lags.push(shown.readAt - (starts.get(shown.id) ?? 0) - shown.exact);
      return lags.at(-1) ?? Number.POSITIVE_INFINITY;
    },
  };
}

/** A slow machine may need a moment to catch up. */
const RETURN = { timeout: 30_000, intervals: [500] };

test('a channel with low latency plays at most 4 s behind now, and stays there', async ({ page }) => {
  const { address, lags, read } = await lowLatency(page);
  await page.goto(address);
  await expectPlaying(player(page).video);
  await expect.poll(read, RETURN).toBeLessThanOrEqual(4);
  const settled = lags.length - 1;
  await expect
    .poll(async () => (await read()) && lags.length - settled, { intervals: [700], timeout: 90_000 })
    .toBe(16);
  const kept = lags.slice(settled).sort((a, b) => a - b);
  const median = kept[Math.floor(kept.length / 2)] ?? Number.POSITIVE_INFINITY;
  test.info().annotations.push({
    type: 'seconds behind now',
    description: `first ${lags[0]?.toFixed(2)}, median of ${kept.length} ${median.toFixed(2)}, most ${kept.at(-1)?.toFixed(2)}`,
  });
  expect(median).toBeLessThanOrEqual(4);
});

test('a channel with low latency returns to 4 s behind now after each stall', async ({ page }) => {
  const { address, lags, read } = await lowLatency(page);
  let isHeld = false;
  const held: Array<() => void> = [];
  // What the network holds back arrives later, all at once.
  await page.route('**/*.m4s*', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(address);
  await expectPlaying(player(page).video);
  const video = player(page).video.last();
  const isStarved = () =>
    video.evaluate((media: HTMLVideoElement) => media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA);
  for (let stall = 1; stall <= 3; stall += 1) {
    await expect.poll(read, RETURN).toBeLessThanOrEqual(4);
    isHeld = true;
    await expect.poll(isStarved, { intervals: [100] }).toBe(true);
    await page.waitForTimeout(1_500 * stall);
    isHeld = false;
    for (const release of held.splice(0)) release();
    await expect.poll(isStarved, { intervals: [100] }).toBe(false);
    await read();
    test
      .info()
      .annotations.push({ type: 'seconds behind after a stall', description: `${lags.at(-1)?.toFixed(2)}` });
  }
  await expect.poll(read, RETURN).toBeLessThanOrEqual(4);
});
