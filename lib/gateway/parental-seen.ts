import 'server-only';
import type { Reader } from '@/lib/audience/audience';
import type { Question } from '@/lib/parental/rules';
import { listChannels } from '@/lib/platform/channels';
import { type Content, getContent } from '@/lib/platform/contents';
import { isNotFound } from '@/lib/platform/errors';
import { getChannelAge } from '@/lib/platform/parental';
import { DAY_SECONDS } from '@/lib/schedule/limits';
import { loadSchedule } from '@/lib/schedule/load';
import { windowAround } from '@/lib/schedule/window';

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
  reader: Reader,
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
async function title(id: string, reader: Reader): Promise<Playing[]> {
  const chain: Content[] = [await getContent(id, reader)];
  for (let parent = chain[0]?.parentId; parent && chain.length < 3; parent = chain.at(-1)?.parentId) {
    chain.push(await getContent(parent, reader));
  }
  const subject = `vod:${chain.at(-1)?.id}`;
  return [{ action: 'vod', seen: { subject, ages: chain.map(({ age }) => age) }, channelId: null }];
}

async function channel(id: number, ts: number, reader: Reader): Promise<Playing[]> {
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

async function listed(id: number, reader: Reader) {
  return (await listChannels(reader)).find((channel) => channel.id === id) ?? null;
}

/** No archive reaches further back: what was never on air is not looked for, and takes no place in what is kept. */
const LONGEST_ARCHIVE_SECONDS = 30 * DAY_SECONDS;

async function airedAt(channelId: number, second: number, now: number, reader: Reader) {
  if (second < now - LONGEST_ARCHIVE_SECONDS) return null;
  const entries = await loadSchedule(channelId, windowAround(second), reader);
  return entries.find((entry) => entry.realStartsAt <= second && second < entry.realEndsAt) ?? null;
}
