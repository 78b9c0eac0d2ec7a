import { isDeepStrictEqual } from 'node:util';
import type { channelCategories, channels } from '../../db/schema/channels.ts';
import type { externalChannels } from '../../db/schema/imports.ts';
import { ADULT_AGE, UNRATED_AGE } from '../../domain/age.ts';
import type { Localized } from '../../origin/catalogue.ts';
import { slugify } from '../../seed/ids.ts';
import { type Count, noChanges } from '../report.ts';
import { categoryFinder, type KnownCategory } from './groups.ts';
import { CATEGORY_IDS, CHANNEL_IDS, idFor } from './ids.ts';
import { type KeyedDraft, withKnownKeys } from './keys.ts';

type ChannelRow = typeof channels.$inferSelect;
type NewChannel = typeof channels.$inferInsert;
type ExternalRow = typeof externalChannels.$inferSelect;
type NewCategory = typeof channelCategories.$inferInsert;

/** The current state of the database. */
export type Present = {
  /** All channels: ids and slugs must be unique. */
  channels: Pick<ChannelRow, 'id' | 'slug'>[];
  /** The channels of this list from an earlier import. */
  own: { channel: ChannelRow; external: ExternalRow }[];
  categories: KnownCategory[];
};

export type ListSettings = {
  list: string;
  /** True: free for everybody; false: only with a packet; null: new channels are free, the others unchanged. */
  isFree: boolean | null;
  /** The age of channels that the list does not mark as adult; null: nobody rated them. */
  age: number | null;
  removeMissing: boolean;
};

export type Plan = {
  channels: NewChannel[];
  externals: ExternalRow[];
  categories: NewCategory[];
  removed: number[];
  /** Channels whose stream has another address, or other headers, than before. */
  moved: number[];
  /** All channels of the list. */
  ids: number[];
  counts: Count;
  /** Channels of the database that are missing from the list. */
  missing: { id: number; name: string }[];
};

/** Guides of lists reach a week ahead. */
const FUTURE_DAYS = 7;
/** After the existing channels. */
const FIRST_SORT = 10_000;
const COLOURS = ['#0e3a5c', '#3d1020', '#12402f', '#4a2c0a', '#2b1b4d', '#0b3b46', '#4d1538', '#26331a'];

const everywhere = (text: string): Localized => ({ ru: text, kk: text, en: text, uz: text });

/** Categories for all groups: existing ones, and new ones for the rest. */
function planCategories(drafts: readonly KeyedDraft[], existing: readonly KnownCategory[]) {
  const find = categoryFinder(existing);
  const taken = new Set(existing.map(({ id }) => id));
  const slugs = new Set(existing.map(({ slug }) => slug));
  const added = new Map<string, NewCategory>();
  const idOf = (group: string): number[] => {
    const found = find(group);
    if (found !== null) return found === 'all' ? [] : [found];
    const key = group.toLowerCase();
    let category = added.get(key);
    if (!category) {
      const id = idFor(`category ${key}`, CATEGORY_IDS, taken);
      taken.add(id);
      const preferred = slugify(group) || `group-${id}`;
      const slug = slugs.has(preferred) ? `${preferred}-${id}` : preferred;
      slugs.add(slug);
      category = {
        id,
        slug,
        name: everywhere(group),
        short: everywhere(group),
        sort: FIRST_SORT + added.size,
      };
      added.set(key, category);
    }
    return [category.id];
  };
  const idsOf = new Map(drafts.map(({ key, groups }) => [key, [...new Set(groups.flatMap(idOf))]]));
  return { idsOf, added: [...added.values()] };
}

/** Sorted by the numbers of the list, or in its order. */
function sortsOf(drafts: readonly KeyedDraft[]): Map<string, number> {
  const last = Number.POSITIVE_INFINITY;
  const ordered = [...drafts].sort((a, b) => (a.number ?? last) - (b.number ?? last) || a.line - b.line);
  return new Map(ordered.map(({ key }, index) => [key, FIRST_SORT + index]));
}

function ownColumns(draft: KeyedDraft, categoryIds: number[], age: number | null) {
  return {
    name: everywhere(draft.name),
    isHd: /\b(?:f?hd|4k|uhd)\b/i.test(draft.name),
    is4k: /\b(?:4k|uhd)\b/i.test(draft.name),
    isAdult: draft.isAdult,
    age: draft.isAdult ? ADULT_AGE : (age ?? UNRATED_AGE),
    archivedDays: draft.archivedDays,
    categoryIds,
  };
}

function externalRow(draft: KeyedDraft, list: string, channelId: number): ExternalRow {
  const { key, guideId, guideNames, guideShift, url, headers, logoUrl, catchup } = draft;
  return { channelId, list, key, guideId, guideNames, guideShift, url, headers, logoUrl, catchup };
}

/** Whether the row already has all wanted values. */
function holds(present: object, wanted: object): boolean {
  const same = Object.fromEntries(Object.keys(wanted).map((key) => [key, Reflect.get(present, key)]));
  return isDeepStrictEqual(same, wanted);
}

/** The changes that make the database equal to the list. A new position in the list alone is not a change. */
export function planChannels(read: readonly KeyedDraft[], present: Present, settings: ListSettings): Plan {
  const { list, isFree, age } = settings;
  const known = present.own.map(({ channel, external: { key, guideId } }) => ({
    key,
    guideId,
    name: channel.name.ru,
  }));
  const drafts = withKnownKeys(read, known);
  const byKey = new Map(present.own.map((one) => [one.external.key, one]));
  const taken = new Set(present.channels.map(({ id }) => id));
  const slugs = new Set(present.channels.map(({ slug }) => slug));
  const { idsOf, added } = planCategories(drafts, present.categories);
  const sorts = sortsOf(drafts);
  const counts = noChanges('Channels');
  const plan: Plan = {
    channels: [],
    externals: [],
    categories: added,
    removed: [],
    moved: [],
    ids: [],
    counts,
    missing: [],
  };

  for (const draft of drafts) {
    const { key } = draft;
    const before = byKey.get(key);
    const columns = {
      ...ownColumns(draft, idsOf.get(key) ?? [], age),
      isFree: isFree ?? before?.channel.isFree ?? true,
    };
    const sort = sorts.get(key) ?? FIRST_SORT;
    if (before) {
      const { channel, external } = before;
      plan.ids.push(channel.id);
      const row = externalRow(draft, list, channel.id);
      const isSame = holds(channel, columns) && isDeepStrictEqual(external, row);
      counts[isSame ? 'unchanged' : 'changed'] += 1;
      if (isSame && channel.sort === sort) continue;
      plan.channels.push({ ...channel, ...columns, sort });
      plan.externals.push(row);
      if (!holds(external, { url: row.url, headers: row.headers })) plan.moved.push(channel.id);
      continue;
    }
    const id = idFor(`${list} ${key}`, CHANNEL_IDS, taken);
    taken.add(id);
    plan.ids.push(id);
    const preferred = slugify(draft.name) || `channel-${id}`;
    // A slug of digits only would be read as an id.
    const slug = slugs.has(preferred) || /^\d+$/.test(preferred) ? `${preferred}-${id}` : preferred;
    slugs.add(slug);
    counts.added += 1;
    const colorBg = COLOURS[id % COLOURS.length];
    const rest = { description: everywhere(''), futureDays: FUTURE_DAYS, colorBg };
    plan.channels.push({ id, slug, ...rest, ...columns, sort });
    plan.externals.push(externalRow(draft, list, id));
  }

  const keys = new Set(drafts.map(({ key }) => key));
  const missing = present.own.filter(({ external }) => !keys.has(external.key));
  plan.missing = missing.map(({ channel }) => ({ id: channel.id, name: channel.name.ru }));
  if (settings.removeMissing) {
    plan.removed = missing.map(({ channel }) => channel.id);
    counts.removed = missing.length;
  }
  return plan;
}

/** Whether no channel has to be written. */
export function isEmptyPlan({ channels: rows, removed }: Plan): boolean {
  return rows.length === 0 && removed.length === 0;
}
