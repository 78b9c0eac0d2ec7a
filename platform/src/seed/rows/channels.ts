import type {
  channelCategories,
  channels as channelsTable,
  Tracker,
  weeklySlots as weeklySlotsTable,
} from '../../db/schema/channels.ts';
import { isAdult } from '../../domain/age.ts';
import { minutesToSegments } from '../../origin/timeline.ts';
import { type CategorySeed, categories } from '../data/channels/categories.ts';
import { channels } from '../data/channels/index.ts';
import { weeklySlots } from '../programming/week.ts';
import { programmeId } from '../titles.ts';
import type { ChannelSeed } from '../types.ts';

const ARCHIVE_DAYS = 7;

export const categoryRows: (typeof channelCategories.$inferInsert)[] = (
  Object.values(categories) as CategorySeed[]
).map(({ id, slug, name, tags = {} }, sort) => ({ id, slug, name, short: name, tags, sort }));

/** Spec 2 §3 trackers: the parameters of the audience counter for a channel; Tmsec names a section of the account. */
function tnsTracker(vcId: string): Tracker {
  const params = { CatID: '1', VcID: vcId, VcVersion: '1', Account: 'taspa', Tmsec: 'taspa_tv' };
  return { tracker_type: 'tns', params };
}

function channelRow(channel: ChannelSeed, sort: number): typeof channelsTable.$inferInsert {
  const { id, slug, name, description, color, age = 0 } = channel;
  return {
    id,
    slug,
    name,
    description,
    sort,
    isFree: channel.free ?? false,
    isHd: !channel.sd,
    is4k: channel.is4k ?? false,
    isAdult: isAdult(age),
    age,
    archivedDays: channel.archivedDays ?? ARCHIVE_DAYS,
    categoryIds: channel.categories.map((key) => categories[key].id),
    isAvailable: !channel.accessError,
    accessError: channel.accessError ?? null,
    vitrinaUrl: channel.vitrinaUrl ?? null,
    isVlight: channel.vlight ?? false,
    adPlan: channel.ads ?? (channel.free ? 'usual' : 'none'),
    isProtected: channel.protected ?? false,
    isLowLatency: channel.lowLatency ?? false,
    trackers: channel.tns ? [tnsTracker(channel.tns)] : [],
    blackouts: (channel.blackouts ?? []).map(({ at, minutes }) => ({
      start: minutesToSegments(at),
      length: minutesToSegments(minutes),
    })),
    colorBg: color,
    artSeed: channel.mark,
  };
}

export const channelRows = channels.map(channelRow);

/** Computed on demand: a seeded server does not need twelve thousand rows in memory. */
export function weeklySlotRows(): (typeof weeklySlotsTable.$inferInsert)[] {
  return channels.flatMap((channel) => {
    const banned = new Set((channel.noCatchup ?? []).map(programmeId));
    return weeklySlots(channel).map((slot) => ({
      ...slot,
      channelId: channel.id,
      isCatchupBanned: banned.has(slot.contentId),
    }));
  });
}
