import 'server-only';
import type { Reader } from '@/lib/audience/audience';
import { FAVOURITES_CATEGORY } from '@/lib/channels/limits';
import { type ChannelsPage, loadChannels, loadOpeningChannels } from '@/lib/channels/load';
import type { Channel } from '@/lib/platform/channels';
import { PlatformError } from '@/lib/platform/errors';
import type { ScheduleEntry } from '@/lib/platform/schedule';
import { loadSchedule } from '@/lib/schedule/load';
import { FIRST_ROWS } from './limits';
import { pooled } from './pooled';
import { type RowSpan, windowsOver } from './span';
import type { GuideBlock, GuideChannel, GuideEntry, TimeSpan } from './view';

/** The platform has one call a channel: a first screen of them at once, for whoever waits (facts/anchors.md C4). */
const AT_ONCE = FIRST_ROWS;

/**
 * The channels of a category; null is what the channel list opens with. The guide is the same for everybody: favourites have
 * none.
 * @throws PlatformError
 */
export async function loadGuideChannels(
  category: string | null,
  reader: Reader,
): Promise<ChannelsPage | null> {
  if (category === FAVOURITES_CATEGORY) return null;
  return category === null ? loadOpeningChannels(reader) : loadChannels(category, reader);
}

/** The farthest back that the archive of any of these goes. */
export function longestArchive(channels: readonly Channel[]): number {
  return channels.reduce((days, { archiveDays }) => Math.max(days, archiveDays), 0);
}

/**
 * Some rows of the guide for some hours. What is asked of the platform are windows of some blocks of hours: the pages and
 * every viewer's requests share one stored answer a channel and window.
 * @throws PlatformError when not one channel's programmes came
 */
export async function loadGuideBlock(
  channels: readonly Channel[],
  rows: RowSpan,
  span: TimeSpan,
  reader: Reader,
): Promise<GuideBlock> {
  const wanted = channels.slice(rows.from, rows.to);
  const failures: unknown[] = [];
  const loaded = await pooled(wanted, AT_ONCE, async (channel) => ({
    channel: toGuideChannel(channel),
    entries: await loadEntries(channel.id, span, reader).catch((error: unknown) => {
      if (!(error instanceof PlatformError)) throw error;
      failures.push(error);
      return null;
    }),
  }));
  // A platform that is away is no news of single channels: the page keeps its last good copy (facts/quality.md F02).
  if (failures.length > 0 && failures.length === wanted.length) throw failures[0];
  return { total: channels.length, archiveDays: longestArchive(channels), rows: loaded };
}

async function loadEntries(channelId: number, span: TimeSpan, reader: Reader): Promise<GuideEntry[]> {
  const windows = await Promise.all(
    windowsOver(span).map((window) => loadSchedule(channelId, window, reader)),
  );
  // What runs from one window into the next is in both.
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
  const { startsAt, endsAt, title, episodeTitle: subtitle, age, hasCatchUp } = entry;
  return { startsAt, endsAt, title, subtitle, age, hasCatchUp };
}
