import 'server-only';
import type { Channel } from '@/lib/platform/resources/channels';
import { listGenres } from '@/lib/platform/resources/genres';
import { FIRST_ROWS } from '@/lib/rules/guide/constants';
import { genreKeys } from '@/lib/rules/guide/genres';
import { mapWithConcurrency } from '@/lib/rules/guide/map-with-concurrency';
import { type RowSpan, windowsOver } from '@/lib/rules/guide/span';
import type { GuideBlock, GuideChannel, GuideEntry, TimeSpan } from '@/lib/rules/guide/view';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { PlatformError } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { type ChannelsPage, loadChannels, loadOpeningChannels } from './load-channels';
import { loadSchedule } from './load-schedule';

/** The platform has one call a channel: a first screen requests them in parallel (peers C4). */
const AT_ONCE = FIRST_ROWS;

/**
 * The channels of a category; null is the first one. @throws PlatformError
 */
export async function loadGuideChannels(
  category: string | null,
  reader: AudienceContext,
): Promise<ChannelsPage | null> {
  return category === null ? loadOpeningChannels(reader) : loadChannels(category, reader);
}

/** The longest archive of these channels. */
export function longestArchive(channels: readonly Channel[]): number {
  return channels.reduce((days, { archiveDays }) => Math.max(days, archiveDays), 0);
}

/** Names of the main genres of the catalogue; the guide can do without them. */
export async function mainGenres(reader: AudienceContext): Promise<string[]> {
  const genres = await listGenres(reader).catch(() => []);
  return genres.flatMap(({ name, parentId }) => (parentId === null ? name : []));
}

/**
 * Some rows of the guide for some hours. The platform is called for windows of some blocks of hours, so that
 * pages and requests of all viewers share one cached answer a channel and window.
 * @throws PlatformError when all channels failed
 */
export async function loadGuideBlock(
  channels: readonly Channel[],
  rows: RowSpan,
  span: TimeSpan,
  reader: AudienceContext,
): Promise<GuideBlock> {
  const shown = channels.slice(rows.from, rows.to);
  const failures: unknown[] = [];
  const loaded = await mapWithConcurrency(shown, AT_ONCE, async (channel) => ({
    channel: toGuideChannel(channel),
    entries: await loadEntries(channel.id, span, reader).catch((error: unknown) => {
      if (!(error instanceof PlatformError)) throw error;
      failures.push(error);
      return null;
    }),
  }));
  // When all channels fail the platform does not answer: the page keeps its last good copy (quality F02).
  if (failures.length > 0 && failures.length === shown.length) throw failures[0];
  return { total: channels.length, archiveDays: longestArchive(channels), rows: loaded };
}

async function loadEntries(
  channelId: number,
  span: TimeSpan,
  reader: AudienceContext,
): Promise<GuideEntry[]> {
  const windows = await Promise.all(
    windowsOver(span).map((window) => loadSchedule(channelId, window, reader)),
  );
  // A programme across the border of two windows is in both.
  const entries = new Map(windows.flat().map((entry) => [entry.id, entry]));
  return [...entries.values()]
    .filter(({ startsAt, endsAt }) => startsAt < span.end && endsAt > span.start)
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(toGuideEntry);
}

function toGuideChannel(channel: Channel): GuideChannel {
  const { id, key, name, number, logo, color, isFree, archiveDays } = channel;
  return { id, key, name, number, logo, color, isFree, archiveDays };
}

function toGuideEntry(entry: ScheduleEntry): GuideEntry {
  const { startsAt, endsAt, title, episodeTitle: subtitle, age, hasCatchUp, genres } = entry;
  const known = { startsAt, endsAt, title, subtitle, age, hasCatchUp };
  return genres ? { ...known, genres: genreKeys(genres) } : known;
}
