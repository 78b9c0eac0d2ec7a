import 'server-only';
import { listChannels } from '@/lib/platform/resources/channels';
import { type Content, getContent } from '@/lib/platform/resources/contents';
import { getChannelAge } from '@/lib/platform/resources/parental';
import type { Question } from '@/lib/rules/parental/rules';
import { DAY_SECONDS } from '@/lib/rules/schedule/constants';
import { windowAround } from '@/lib/rules/schedule/window';
import { loadSchedule } from '@/lib/server/channels/load-schedule';
import { nullIfNotFound } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** The items that a call shows; for a channel both the channel and its programme. */
export interface Playing extends Pick<Question, 'action'> {
  seen: NonNullable<Question['seen']>;
  /** The channel itself, which parents may lock by its id. */
  channelId: number | null;
}

const CONTENT = /^\/libraries\/\d+\/contents\/(\d+)\/stream$/;
const CHANNEL = /^\/channels\/(\d+)\/stream$/;

/** The items that a stream call plays; empty for other calls and unknown titles. */
export async function playingAt(
  path: string,
  ts: string | null | undefined,
  reader: AudienceContext,
): Promise<Playing[]> {
  const contentId = CONTENT.exec(path)?.[1];
  const channelId = CHANNEL.exec(path)?.[1];
  // The stream call itself refuses unknown titles.
  if (contentId) return (await title(contentId, reader).catch(nullIfNotFound)) ?? [];
  if (channelId) return channel(Number(channelId), Math.floor(Number(ts ?? 0)) || 0, reader);
  return [];
}

/**
 * An episode belongs to a season and a series: their highest age counts, and the PIN applies to the series.
 */
async function title(id: string, reader: AudienceContext): Promise<Playing[]> {
  const chain: Content[] = [await getContent(id, reader)];
  for (let parent = chain[0]?.parentId; parent && chain.length < 3; parent = chain.at(-1)?.parentId) {
    chain.push(await getContent(parent, reader));
  }
  const subject = `vod:${chain.at(-1)?.id}`;
  return [{ action: 'vod', seen: { subject, ages: chain.map(({ age }) => age) }, channelId: null }];
}

async function channel(id: number, ts: number, reader: AudienceContext): Promise<Playing[]> {
  const now = Math.floor(Date.now() / 1000);
  const isArchive = ts > 0 && ts < now;
  const second = isArchive ? ts : now;
  const [known, aired] = await Promise.all([
    listed(id, reader),
    airedAt(id, second, now, reader).catch(nullIfNotFound),
  ]);
  const age = known ? known.age : await getChannelAge(id, reader.locale).catch(nullIfNotFound);
  const itself: Playing = {
    action: 'channel',
    seen: { subject: `channel:${id}`, ages: [age] },
    channelId: id,
  };
  // A moment without a schedule entry has no age; the archive then requires the PIN (spec 2 §5).
  const subject = `program:${id}:${aired?.realStartsAt ?? second}`;
  return [
    itself,
    { action: 'program', seen: { subject, ages: [aired?.age ?? null], isArchive }, channelId: null },
  ];
}

async function listed(id: number, reader: AudienceContext) {
  return (await listChannels(reader)).find((channel) => channel.id === id) ?? null;
}

/** No archive is longer: older moments are not looked up and take no room in the cache. */
const LONGEST_ARCHIVE_SECONDS = 30 * DAY_SECONDS;

async function airedAt(channelId: number, second: number, now: number, reader: AudienceContext) {
  if (second < now - LONGEST_ARCHIVE_SECONDS) return null;
  const entries = await loadSchedule(channelId, windowAround(second), reader);
  return entries.find((entry) => entry.realStartsAt <= second && second < entry.realEndsAt) ?? null;
}
