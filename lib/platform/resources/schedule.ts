import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import {
  bareList,
  contentCover,
  flag,
  idText,
  listOf,
  numberOrNull,
  text,
  textOrNull,
} from '@/lib/platform/http/wire';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';

const EntryWire = v.object({
  id: idText,
  channel_id: v.number(),
  timestamp: v.number(),
  real_timestamp: v.nullish(v.number()),
  duration: v.number(),
  real_duration: v.nullish(v.number()),
  content: v.nullish(
    v.object({
      id: v.nullish(idText),
      title: text,
      short: textOrNull,
      age: numberOrNull,
      cover: contentCover,
    }),
  ),
  content_episode: v.nullish(
    v.object({ title: textOrNull, season: numberOrNull, series: numberOrNull, description: textOrNull }),
  ),
  /** An extension of the embedded platform. */
  genres: listOf(v.object({ name: text })),
  is_catchup_available: flag,
});

/** The platform's page size for schedules (wire 3: 1…100). */
export const SCHEDULE_PAGE = 100;

/** `GET /v2/channels/{id}/content_schedule`, one page of the entries between two moments. */
export function scheduleCall(
  channelId: number,
  window: { start: number; end: number; offset: number },
): Call<ReturnType<typeof bareList<typeof EntryWire>>> {
  return {
    path: `/channels/${channelId}/content_schedule`,
    query: { ...window, limit: SCHEDULE_PAGE },
    schema: bareList(EntryWire),
  };
}

export function toScheduleEntry(wire: v.InferOutput<typeof EntryWire>): ScheduleEntry {
  const realStart = wire.real_timestamp ?? wire.timestamp;
  const episode = wire.content_episode;
  return {
    id: wire.id,
    channelId: wire.channel_id,
    startsAt: wire.timestamp,
    endsAt: wire.timestamp + wire.duration,
    realStartsAt: realStart,
    realEndsAt: realStart + (wire.real_duration ?? wire.duration),
    contentId: wire.content?.id ?? null,
    title: wire.content?.title ?? '',
    episodeTitle: episode?.title ?? null,
    season: episode?.season || null,
    episode: episode?.series || null,
    description: episode?.description ?? wire.content?.short ?? null,
    age: wire.content?.age ?? null,
    still: wire.content?.cover.still ?? null,
    hasCatchUp: wire.is_catchup_available,
    ...(wire.genres.length > 0 && { genres: wire.genres.map(({ name }) => name) }),
  };
}
