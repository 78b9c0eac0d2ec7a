import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { bareList, numberOrNull, text, textOrNull } from '@/lib/platform/http/wire';
import { findChannel } from '@/lib/rules/channels/find';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { isSeenBy } from '@/lib/shared/sites/ages';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { listChannels } from './channels';

const EntryWire = v.object({
  channel_id: v.number(),
  timestamp: v.number(),
  program: v.object({ title: text, age: numberOrNull }),
  episode: v.nullish(v.object({ title: textOrNull })),
});

/** A broadcast of a title that is still to come. */
export interface UpcomingInfo {
  channelId: number;
  channelName: string;
  /** Unix seconds, as announced. */
  startsAt: number;
  title: string;
  episodeTitle: string | null;
}

/** `GET /v2/programs/{id}/schedule`: the next broadcasts of a title, the soonest first. */
export async function getUpcoming(id: string, reader: AudienceContext): Promise<UpcomingInfo[]> {
  const now = Math.floor(Date.now() / 1000);
  // By the hour, so that the answer can be cached.
  const start = now - (now % HOUR_SECONDS);
  const call = { path: `/programs/${id}/schedule`, query: { start }, schema: bareList(EntryWire) };
  const [entries, channels] = await Promise.all([
    readPublic(call, reader, { revalidate: life.schedule, tags: [tag.content(id)] }),
    listChannels(reader),
  ]);
  return entries
    .filter(({ timestamp, program }) => timestamp > now && isSeenBy(reader.audience, program.age))
    .flatMap((entry) => {
      // Channels without a page here would lead nowhere (spec 2 §5).
      const channel = findChannel(channels, String(entry.channel_id));
      if (!channel) return [];
      return [
        {
          channelId: channel.id,
          channelName: channel.name,
          startsAt: entry.timestamp,
          title: entry.program.title,
          episodeTitle: entry.episode?.title ?? null,
        },
      ];
    });
}
