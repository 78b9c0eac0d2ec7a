import { type ChildLevel, isSeenAt } from '../domain/age.ts';
import { type StreamStart, streamStart } from '../domain/archive.ts';
import { type Viewer, type Watchable, type WatchRefusal, watchRefusal } from '../domain/entitlement.ts';
import { isSoldByAll } from '../domain/selling.ts';
import { notForChildren } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../http/locale.ts';
import type { MessageKey } from '../http/messages/translate.ts';
import { onAir } from './air.ts';
import { type AiredEntry, playedOf } from './aired.ts';
import type { Channel, Content, Packet, Snapshot } from './model.ts';

/** The packet named in a refusal: the cheapest that anybody may buy. */
function packetToBuy(snapshot: Snapshot, packetIds: readonly number[]): Packet | null {
  const sold = packetIds.flatMap((id) => snapshot.packets.get(id) ?? []).filter(isSoldByAll);
  return sold.sort((a, b) => Number(a.price) - Number(b.price))[0] ?? null;
}

const words: Record<Exclude<WatchRefusal, 'not_purchased'>, MessageKey> = {
  unavailable: 'channel_unavailable',
  child_profile: 'not_for_children',
  adult_guest: 'login_required',
};

function requireAccess(
  snapshot: Snapshot,
  subject: Watchable,
  viewer: Viewer,
  locale: Locale,
  text?: string,
): void {
  const refusal = watchRefusal(subject, viewer);
  if (!refusal) return;
  if (refusal !== 'not_purchased') {
    throw new ApiError('permission_denied', {
      message: words[refusal],
      text: refusal === 'unavailable' ? text : undefined,
    });
  }
  const packet = packetToBuy(snapshot, subject.packetIds);
  const toRent = subject.rentPrice ? 'rent_required' : 'not_sold';
  throw new ApiError('permission_denied', {
    message: packet ? 'packet_required' : toRent,
    params: { packet: packet?.name[locale] ?? '' },
  });
}

/** Throws 403 with an explanation when the viewer may not watch this channel (wire 3 Errors). */
export function requireChannelAccess(
  snapshot: Snapshot,
  channel: Channel,
  viewer: Viewer,
  locale: Locale,
): void {
  requireAccess(snapshot, channel, viewer, locale, channel.accessError?.[locale]);
}

/** A programme above the viewer's age is refused on a channel that is allowed, too (spec 2 §6 Child profile). */
export function requireAgeAccess(
  { age }: Pick<Content, 'age'>,
  { childLevel }: Pick<Viewer, 'childLevel'>,
): void {
  if (!isSeenAt(childLevel, age)) {
    throw notForChildren();
  }
}

/** The same for a film or an episode; an announced title cannot be played at all (spec 2 §4). */
export function requireContentAccess(
  snapshot: Snapshot,
  content: Content,
  viewer: Viewer,
  locale: Locale,
): void {
  if (content.isAnnouncement) throw new ApiError('permission_denied', { message: 'title_announced' });
  requireAccess(snapshot, content, viewer, locale);
}

/**
 * Since when (ms) a channel shows live what is above a level; null while it does not. A child that watches it gets into the
 * next programme without another request for the stream.
 */
export function aboveLevelSince(
  snapshot: Snapshot,
  channel: Channel,
  level: ChildLevel,
  nowMs: number,
): number | null {
  if (!isSeenAt(level, channel.age, channel.isAdult)) return 0;
  const aboveAt = (ms: number): AiredEntry | null => {
    const aired = onAir(snapshot, channel, ms);
    return aired && !isSeenAt(level, playedOf(aired).age) ? aired : null;
  };
  const aired = aboveAt(nowMs);
  if (!aired) return null;
  // Where the programme before it is above the level, too, the time is counted from that one.
  const first = aboveAt((aired.realTimestamp - 1) * 1000) ?? aired;
  return first.realTimestamp * 1000;
}

const refusals = { no_archive: 'no_archive', too_old: 'not_in_archive' } as const;

/** The start that a `ts` means now; a moment in the future is an error of the caller (400), other refusals are 403. */
export function requireStart(ts: number, now: number, archivedDays: number) {
  const start: StreamStart = streamStart(ts, now, archivedDays);
  if (start.kind !== 'refused') return start;
  if (start.reason === 'future') throw new ApiError('invalid', { message: 'from_future' });
  throw new ApiError('permission_denied', { message: refusals[start.reason] });
}
