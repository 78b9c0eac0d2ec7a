import 'server-only';
import { getBroadcasts } from '@/lib/platform/resources/broadcasts';
import { type Content, getContent, getEpisodes } from '@/lib/platform/resources/contents';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { type Airing, airingId, type ProgrammePage } from '@/lib/rules/channels/programme';
import { nullIfNotFound } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** Titles whose page has episodes of its own. */
const WITH_EPISODES: readonly Content['kind'][] = ['series', 'season', 'program'];

/**
 * The details of the programme on screen (spec 2 §2 "Channel viewer page"); null when the platform does not
 * know it.
 * @throws PlatformError
 */
export async function loadProgramme(
  contentId: string,
  reader: AudienceContext,
): Promise<ProgrammePage | null> {
  const content = await getContent(contentId, reader).catch(nullIfNotFound);
  if (!content || content.isLost) return null;
  const episodes = WITH_EPISODES.includes(content.kind) ? await loadEpisodes(content, reader) : [];
  return {
    id: content.id,
    kind: content.kind,
    href: content.isGuideOnly ? null : routes.content(content.slug),
    title: content.title,
    year: content.year,
    countries: content.countries,
    genres: content.genres.map(({ name, rowSlug }) => ({ name, href: rowSlug ? routes.row(rowSlug) : null })),
    ratings: content.ratings,
    description: content.description ?? content.short,
    list: episodes.length > 0 ? 'episodes' : 'airings',
    airings: episodes.length > 0 ? episodes : await loadAirings(content, reader),
  };
}

async function loadEpisodes({ id, color }: Content, reader: AudienceContext): Promise<Airing[]> {
  const episodes = await getEpisodes(id, reader);
  return episodes
    .filter(({ isAnnouncement }) => !isAnnouncement)
    .map((episode) => ({
      id: episode.id,
      href: routes.watch(episode.slug),
      title: `${episode.number}. ${episode.title}`,
      channel: null,
      startsAt: null,
      endsAt: null,
      still: episode.still,
      color: episode.color ?? color,
    }));
}

/** "Other episodes" of a programme are its broadcasts that can be watched again. */
async function loadAirings({ id, color }: Content, reader: AudienceContext): Promise<Airing[]> {
  const broadcasts = await getBroadcasts(id, reader).catch(nullIfNotFound);
  return (broadcasts ?? []).map(
    ({ channelKey, channelName, ts, durationSeconds, still, title, episode }) => ({
      id: airingId(channelKey, ts),
      href: routes.channel(ALL_CHANNELS, channelKey, ts),
      title: episode?.title ?? title,
      channel: channelName,
      startsAt: ts,
      endsAt: durationSeconds === null ? null : ts + durationSeconds,
      still,
      color,
    }),
  );
}
