import 'server-only';
import { listChannels } from '@/lib/platform/resources/channels';
import { type Content, getContent } from '@/lib/platform/resources/contents';
import { getChannelAge } from '@/lib/platform/resources/parental';
import type { Question } from '@/lib/rules/parental/rules';
import { DAY_SECONDS } from '@/lib/rules/schedule/constants';
import { windowAround } from '@/lib/rules/schedule/window';
import { loadSchedule } from '@/lib/server/channels/load-schedule';
import { isNotFound } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** What a call would show; of a channel both the channel itself and the programme. */
export interface Playing extends Pick<Question, 'action'> {
  seen: NonNullable<Question['seen']>;
  /** The channel itself, which parents may lock by its number. */
  channelId: number | null;
}

const CONTENT = /^\/libraries\/\d+\/contents\/(\d+)\/stream$/;
const CHANNEL = /^\/channels\/(\d+)\/stream$/;

/** What the address of a stream shows; empty for every other call, and for what the platform does not know. */
export async function playingAt(
  path: string,
  ts: string | null | undefined,
  reader: AudienceContext,
): Promise<Playing[]> {
  const contentId = CONTENT.exec(path)?.[1];
  const channelId = CHANNEL.exec(path)?.[1];
  if (contentId) return orUnknown(title(contentId, reader), []);
  if (channelId) return channel(Number(channelId), Math.floor(Number(ts ?? 0)) || 0, reader);
  return [];
}

/** The stream call itself refuses what the platform does not know. */
async function orUnknown<T>(read: Promise<T>, unknown: T): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (isNotFound(error)) return unknown;
    throw error;
  }
}

/** An episode belongs to a season and a series: the highest of their ages counts, and the PIN is for the series. */
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
    orUnknown(airedAt(id, second, now, reader), null),
  ]);
  const age = known ? known.age : await orUnknown(getChannelAge(id, reader.locale), null);
  const itself: Playing = {
    action: 'channel',
    seen: { subject: `channel:${id}`, ages: [age] },
    channelId: id,
  };
  // What nobody announced has no age either; of the archive that is asked for (spec 2 §5).
  const subject = `program:${id}:${aired?.realStartsAt ?? second}`;
  return [
    itself,
    { action: 'program', seen: { subject, ages: [aired?.age ?? null], isArchive }, channelId: null },
  ];
}

async function listed(id: number, reader: AudienceContext) {
  return (await listChannels(reader)).find((channel) => channel.id === id) ?? null;
}

/** No archive reaches further back: what was never on air is not looked for, and takes no place in what is kept. */
const LONGEST_ARCHIVE_SECONDS = 30 * DAY_SECONDS;

async function airedAt(channelId: number, second: number, now: number, reader: AudienceContext) {
  if (second < now - LONGEST_ARCHIVE_SECONDS) return null;
  const entries = await loadSchedule(channelId, windowAround(second), reader);
  return entries.find((entry) => entry.realStartsAt <= second && second < entry.realEndsAt) ?? null;
}
