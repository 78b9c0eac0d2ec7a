import { type Static, Type } from 'typebox';
import { type AiredEntry, hasCatchup, playedOf } from '../../catalogue/aired.ts';
import { archiveOfEntry } from '../../catalogue/archive.ts';
import type { OwnTitle } from '../../db/queries/own-titles.ts';
import { type HistoryMark, HistoryMarkWire } from '../contents/history-mark.ts';
import { stillOf } from '../contents/pictures.ts';
import { Nullable, Snowflake, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';
import { LegacyImage, Program, program } from './program.ts';
import { CurrentSchedule, currentSchedule, EntryTimes, entryTimes } from './schedule.ts';
import { ShortChannel, shortChannel } from './short-channel.ts';

/** wire 3 GET /v2/channels/{id}/schedule, in the form for older clients and for guests. */
export const LegacyScheduleEntry = Wire({
  ...EntryTimes,
  channel: ShortChannel,
  img: LegacyImage,
  program: Program,
  episode: Nullable(
    Wire({
      id: Snowflake,
      season: Type.Integer(),
      series: Type.Integer(),
      title: Type.String(),
      description: Type.String(),
    }),
  ),
  content_id: Snowflake,
  history: Nullable(HistoryMarkWire),
  histories: Type.Array(HistoryMarkWire),
  is_catchup_available: Type.Boolean(),
});

/** The viewer's data about some entries: positions, and favourites and ratings of the programmes. */
export type OwnEntries = {
  marks: ReadonlyMap<string, HistoryMark>;
  titles: (contentId: string) => OwnTitle;
};

export function legacyEntry(
  entry: AiredEntry,
  now: number,
  { marks, titles }: OwnEntries,
  view: View,
): Static<typeof LegacyScheduleEntry> {
  const { channel, content, episode } = entry;
  const isAvailable = hasCatchup(entry, now);
  const mark = marks.get(playedOf(entry).id) ?? null;
  return {
    ...entryTimes(entry),
    channel: shortChannel(channel, view),
    img: { type: 'wide', ar: '16:9', src: stillOf(playedOf(entry), view) },
    program: program(content, { archive: archiveOfEntry(entry, now), own: titles(content.id) }, view),
    episode: episode && {
      id: episode.id,
      season: episode.season,
      series: episode.series,
      title: localized(episode.title, view),
      description: localized(episode.description, view),
    },
    content_id: playedOf(entry).id,
    history: mark,
    histories: mark ? [mark] : [],
    is_catchup_available: isAvailable,
  };
}

/** The current programme on the page of a channel: in the form for older clients and in that of lists. */
export const CurrentEntry = Type.Object({
  ...LegacyScheduleEntry.properties,
  ...Type.Pick(CurrentSchedule, ['content', 'content_episode']).properties,
});

export function currentEntry(
  entry: AiredEntry,
  now: number,
  own: OwnEntries,
  view: View,
): Static<typeof CurrentEntry> {
  return { ...currentSchedule(entry, view), ...legacyEntry(entry, now, own, view) };
}
