import { SEGMENTS_PER_WEEK, weekProblem } from '../../src/origin/timeline.ts';
import { channels } from '../../src/seed/data/channels/index.ts';
import { DAY_MINUTES, filmAgeAt, minutesOfDay, WEEK_MINUTES } from '../../src/seed/programming/daytime.ts';
import { planWeek, weeklySlots } from '../../src/seed/programming/week.ts';
import { contentRows } from '../../src/seed/rows/contents.ts';
import { programmeId } from '../../src/seed/titles.ts';

const plans = channels.map((channel) => ({ channel, slots: planWeek(channel) }));
const regular = plans.filter(({ channel }) => !('lane' in channel.profile));
const shortForm = plans.filter(({ channel }) => 'lane' in channel.profile);

test.each(channels.map((channel) => [channel.slug, channel] as const))(
  '%s: the week is gapless on the grid',
  (_, channel) => {
    const slots = weeklySlots(channel);
    expect(weekProblem(slots)).toBeNull();
    expect(slots.reduce((sum, { length }) => sum + length, 0)).toBe(SEGMENTS_PER_WEEK);
  },
);

test('programmes last 15 to 130 minutes and begin on their channel’s own minute', () => {
  const wrong = regular.flatMap(({ channel: { slug, offset }, slots }) =>
    slots
      .filter(({ at, minutes }) => minutes < 15 || minutes > 130 + offset || (at > 0 && at % 5 !== offset))
      .map(({ at, minutes }) => ({ slug, at, minutes })),
  );
  expect(wrong).toEqual([]);
});

test('short-form channels change every 3 to 5 minutes, except at the edge of the week', () => {
  expect(shortForm).toHaveLength(3);
  const wrong = shortForm.flatMap(({ slots }) =>
    slots.slice(1, -1).filter(({ minutes }) => minutes < 3 || minutes > 5),
  );
  expect(wrong).toEqual([]);
});

test('on some free channel a programme begins at least every 150 seconds, all week', () => {
  const starts = new Set(
    plans.filter(({ channel }) => channel.free).flatMap(({ slots }) => slots.map(({ at }) => at)),
  );
  const sorted = [...starts, WEEK_MINUTES].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((at, index) => (at - (sorted[index] as number)) * 60);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(150);
});

test('the evening news of the first channel begins at 20:00 in UTC+5, every day', () => {
  const first = plans.find(({ channel }) => channel.id === 3929);
  const starts = first?.slots.map(({ at }) => at) ?? [];
  for (let day = 0; day < 7; day += 1) expect(starts).toContain(day * DAY_MINUTES + minutesOfDay('20:00'));
});

test('a live event begins at 20:00 in UTC+5 on Saturdays and Sundays, and only then', () => {
  const derby = programmeId('weekend-derby');
  const broadcasts = plans.flatMap(({ channel, slots }) =>
    slots.filter(({ airing }) => airing.contentId === derby).map(({ at }) => ({ channel: channel.slug, at })),
  );
  const evening = (day: number) => ({ channel: 'doda-sport', at: day * DAY_MINUTES + minutesOfDay('20:00') });
  // The week begins on Thursday.
  expect(broadcasts).toEqual([evening(2), evening(3)]);
});

test('no film is on air before the hour that its age rating allows', () => {
  const ages = new Map(contentRows.map(({ id, type, age }) => [id, type === 'movie' ? (age ?? 0) : 0]));
  const early = regular.flatMap(({ slots }) =>
    slots.filter(
      ({ at, airing }) => !((ages.get(airing.contentId) as number) <= filmAgeAt(at % DAY_MINUTES)),
    ),
  );
  expect(early).toEqual([]);
});

test('no film is cut short', () => {
  const films = contentRows.filter(({ type }) => type === 'movie');
  const seconds = new Map(films.map(({ id, duration }) => [id, duration ?? 0]));
  const short = regular.flatMap(({ slots }) =>
    // The last slot of the week gives its last minutes to the first slot of the next week.
    slots.slice(0, -1).filter(({ minutes, airing }) => minutes * 60 < (seconds.get(airing.contentId) ?? 0)),
  );
  expect(short).toEqual([]);
});

test('the episodes of a series are aired in order', () => {
  const slots = plans.find(({ channel }) => channel.slug === 'seriya')?.slots ?? [];
  const place = new Map(contentRows.map((row) => [row.id, (row.season ?? 0) * 100 + (row.series ?? 0)]));
  const serials = [...new Set(slots.map(({ airing }) => airing.contentId))];
  expect(serials.length).toBeGreaterThan(1);
  for (const serial of serials) {
    const order = slots
      .filter(({ airing }) => airing.contentId === serial)
      .map(({ airing }) => place.get(airing.episodeId ?? '') as number);
    // A series may start again after its last episode, but otherwise never goes back.
    const backwards = order.slice(1).filter((now, index) => now <= (order[index] as number) && now !== 101);
    expect(backwards).toEqual([]);
  }
});

test('the same part is never aired twice in a row', () => {
  for (const { slots } of shortForm) {
    const repeats = slots.filter(({ airing }, at) => airing.episodeId === slots[at - 1]?.airing.episodeId);
    expect(repeats).toEqual([]);
  }
});
