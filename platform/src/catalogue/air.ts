import { archiveBound } from '../domain/archive.ts';
import { entries, entryAt, SEGMENTS_PER_WEEK, segmentAt } from '../origin/timeline.ts';
import { type AiredEntry, airedEntry, hasCatchup } from './aired.ts';
import type { Channel, Content, Snapshot } from './model.ts';

/** The programme on air; null for a channel without a week, or when the slot names content that is not in the catalogue. */
export function onAir(snapshot: Snapshot, channel: Channel, nowMs: number): AiredEntry | null {
  if (channel.external) return guidedNow(snapshot, channel, nowMs);
  if (channel.slots.length === 0) return null;
  return airedEntry(snapshot, channel, entryAt(channel.slots, segmentAt(nowMs)));
}

/** The programme after it. */
export function nextOnAir(snapshot: Snapshot, channel: Channel, nowMs: number): AiredEntry | null {
  if (channel.external) {
    const now = Math.floor(nowMs / 1000);
    const entries = snapshot.guide.entries.get(channel.id) ?? [];
    return entries.find(({ realTimestamp }) => realTimestamp > now) ?? null;
  }
  if (channel.slots.length === 0) return null;
  const { end } = entryAt(channel.slots, segmentAt(nowMs));
  return airedEntry(snapshot, channel, entryAt(channel.slots, end));
}

/** The programme on air of an imported channel, from its guide. */
function guidedNow({ guide }: Snapshot, { id }: Channel, nowMs: number): AiredEntry | null {
  const now = Math.floor(nowMs / 1000);
  const isOn = ({ realTimestamp, realDuration }: AiredEntry) =>
    realTimestamp <= now && now < realTimestamp + realDuration;
  return guide.entries.get(id)?.find(isOn) ?? null;
}

/** All broadcasts of one channel that overlap [from, to) (unix seconds). */
export function airedBetween(snapshot: Snapshot, channel: Channel, from: number, to: number): AiredEntry[] {
  if (channel.slots.length === 0) return [];
  return entries(channel.slots, from, to).flatMap((entry) => airedEntry(snapshot, channel, entry) ?? []);
}

/** A content and all its seasons and episodes: a series is aired as its episodes. */
function withChildren(content: Content): Content[] {
  return [content, ...content.children.flatMap(withChildren)];
}

type Window = (channel: Channel) => { from: number; to: number };

function isWithin({ realTimestamp, channel }: AiredEntry, window: Window): boolean {
  const { from, to } = window(channel);
  return realTimestamp >= from && realTimestamp <= to;
}

/** Every broadcast of a content on any channel inside a time window, unordered. */
function broadcasts(snapshot: Snapshot, content: Content, window: Window): AiredEntry[] {
  if (content.guided) return [content.guided.broadcast].filter((entry) => isWithin(entry, window));
  const found = new Map<string, AiredEntry>();
  for (const { id } of withChildren(content)) {
    for (const { channel, slot } of snapshot.airings.get(id) ?? []) {
      const { from, to } = window(channel);
      const lastWeek = Math.floor(segmentAt(to * 1000) / SEGMENTS_PER_WEEK);
      for (let week = Math.floor(segmentAt(from * 1000) / SEGMENTS_PER_WEEK); week <= lastWeek; week += 1) {
        const entry = entryAt(channel.slots, week * SEGMENTS_PER_WEEK + slot.start);
        if (entry.realTimestamp < from || entry.realTimestamp > to) continue;
        const aired = airedEntry(snapshot, channel, entry);
        if (aired) found.set(`${channel.id} ${entry.start}`, aired);
      }
    }
  }
  return [...found.values()];
}

/** Whether its catch-up is available, once the programme has begun. */
export function isCatchupOpen(entry: AiredEntry, now: number): boolean {
  return entry.channel.isAvailable && hasCatchup(entry, now);
}

/** Broadcasts with catch-up now, the latest first; a programme on air counts because of start-over. */
export function catchups(snapshot: Snapshot, content: Content, now: number): AiredEntry[] {
  return broadcasts(snapshot, content, ({ archivedDays }) => ({
    from: archiveBound(archivedDays, now),
    to: now,
  }))
    .filter((entry) => isCatchupOpen(entry, now))
    .sort((a, b) => b.realTimestamp - a.realTimestamp || a.channel.sort - b.channel.sort);
}

/** Broadcasts from the archive to the end of the announced days, by time. */
export function scheduleOf(snapshot: Snapshot, content: Content, now: number): AiredEntry[] {
  const window: Window = ({ archivedDays, futureDays }) => ({
    from: archiveBound(archivedDays, now),
    to: now - archiveBound(futureDays, 0),
  });
  return broadcasts(snapshot, content, window).sort(
    (a, b) => a.realTimestamp - b.realTimestamp || a.channel.sort - b.channel.sort,
  );
}
