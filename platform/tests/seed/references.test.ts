import { contentSlug, seedId, slugify } from '../../src/seed/ids.ts';
import { channelRows, weeklySlotRows } from '../../src/seed/rows/channels.ts';
import { packetChannelRows, packetRows, promoKeyRows } from '../../src/seed/rows/commerce.ts';
import { contentRows, trailerRows } from '../../src/seed/rows/contents.ts';
import { placements, rowRows, rowsetTableRows } from '../../src/seed/rows/pages.ts';
import { creditRows, personRows } from '../../src/seed/rows/people.ts';

const contentIds = new Set(contentRows.map(({ id }) => id));
const channelIds = new Set(channelRows.map(({ id }) => id));
const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

test('wire 1.7: ids are 18 digits and unique, slugs end in them', () => {
  unique(contentRows.map(({ id }) => id));
  unique([...rowRows, ...trailerRows].map(({ id }) => id));
  for (const { id, slug } of contentRows) {
    expect(id).toMatch(/^\d{18}$/);
    expect(slug).toMatch(/^\d{4}(-[a-z0-9]+)+-\d{18}$/);
    expect(slug.endsWith(`-${id}`)).toBe(true);
  }
});

test('slugs of channels, persons and rows are plain and unique', () => {
  for (const list of [channelRows, personRows, rowRows]) {
    unique(list.map(({ slug }) => slug));
    for (const { slug } of list) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test('transliteration: Russian, Kazakh and Uzbek become Latin words', () => {
  expect(slugify('Щука — в Қызылорда')).toBe('schuka-v-kyzylorda');
  expect(slugify('Oʻn uchinchi vagon!')).toBe('on-uchinchi-vagon');
  expect(contentSlug(2021, 'The Salt Road', '512345678901234567')).toBe(
    '2021-the-salt-road-512345678901234567',
  );
});

test('ids never change: they are addresses', () => {
  expect(seedId('film:salt-road')).toBe(seedId('film:salt-road'));
  expect(seedId('film:salt-road')).not.toBe(seedId('film:bell-of-aral'));
  expect(weeklySlotRows()).toEqual(weeklySlotRows());
});

test('seasons and episodes have a parent, every title on air exists and is released', () => {
  const announced = new Set(contentRows.filter((row) => row.isAnnouncement).map(({ id }) => id));
  for (const { parentId } of contentRows) if (parentId) expect(contentIds.has(parentId)).toBe(true);
  for (const { contentId, episodeId, channelId } of weeklySlotRows()) {
    expect(contentIds.has(contentId) && channelIds.has(channelId)).toBe(true);
    if (episodeId) expect(contentIds.has(episodeId) && !announced.has(episodeId)).toBe(true);
  }
});

test('every person in the directory is in the credits of a title', () => {
  const credited = new Set(creditRows.map(({ personId }) => personId));
  expect(personRows.filter(({ id }) => !credited.has(id as number)).map(({ slug }) => slug)).toEqual([]);
  unique(creditRows.map(({ contentId, personId, role }) => `${contentId} ${personId} ${role}`));
});

test('rows belong to pages, promotions have a target', () => {
  const rowIds = new Set(rowRows.map(({ id }) => id));
  const rowsetIds = new Set(rowsetTableRows.map(({ id }) => String(id)));
  for (const { rowId } of placements) expect(rowIds.has(rowId)).toBe(true);
  const packetIds = new Set(packetRows.map(({ id }) => String(id)));
  for (const { source } of rowRows) {
    if (source.kind === 'contents') for (const id of source.ids) expect(contentIds.has(id)).toBe(true);
    if (source.kind !== 'promotions') continue;
    for (const { destination: to } of source.items) {
      const known = {
        content: contentIds.has(to.id ?? ''),
        channel: channelIds.has(Number(to.id)),
        row: rowIds.has(to.id ?? ''),
        rowset: rowsetIds.has(to.id ?? ''),
        packet: packetIds.has(to.id ?? ''),
      };
      if (to.type in known) expect(known[to.type as keyof typeof known]).toBe(true);
      // Nobody who tries the product out is led to an organisation that has nothing to do with it.
      if (to.type === 'open_url') expect(to.src).toMatch(/^\/texts\/\w+/);
    }
  }
});

test('every paid channel can be bought, and every item in a packet exists', () => {
  const sold = new Set(packetChannelRows.map(({ channelId }) => channelId));
  expect(
    channelRows.filter((one) => !one.isFree && !sold.has(one.id as number)).map(({ slug }) => slug),
  ).toEqual([]);
  const packetIds = new Set(packetRows.map(({ id }) => id));
  const named = [
    ...packetRows.flatMap((one) => [...(one.availableIds ?? []), ...(one.includedIds ?? [])]),
    ...promoKeyRows.flatMap((one) => one.packetIds ?? []),
  ];
  for (const id of named) expect(packetIds.has(id)).toBe(true);
});

test('markers lie in their title, in order, and do not overlap', () => {
  const marked = contentRows.filter(({ markers }) => markers && markers.length > 0);
  expect(marked.length).toBeGreaterThan(100);
  for (const { duration = 0, markers = [] } of marked) {
    for (const [at, { start, end }] of markers.entries()) {
      expect(start).toBeGreaterThanOrEqual(markers[at - 1]?.start ?? 0);
      expect(end ?? duration).toBeGreaterThan(start);
      expect(end ?? duration).toBeLessThanOrEqual(duration);
    }
  }
});
