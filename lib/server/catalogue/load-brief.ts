import 'server-only';
import { type Content, getContent, getEpisodes } from '@/lib/platform/resources/contents';
import type { TitleBrief } from '@/lib/rules/catalogue/brief';
import { favouriteKindOf } from '@/lib/rules/catalogue/favourite-kind';
import type { Episode } from '@/lib/rules/catalogue/view';
import { routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { toSeasons } from './content-parts';
import { firstEpisode } from './first-episode';

/** @throws PlatformError with status 404 when that reader has no such title */
export async function loadBrief(id: string, reader: AudienceContext): Promise<TitleBrief> {
  const content = await getContent(id, reader);
  const isWhole = content.kind === 'movie' || content.kind === 'episode';
  const first = await firstOfSeries(content, reader);
  return {
    id: content.id,
    title: content.title,
    short: content.short ?? content.description,
    still: content.still ?? content.background,
    color: content.color,
    year: content.year,
    age: content.age,
    rating: content.ratings[0]?.value ?? null,
    genres: content.genres.map(({ name }) => name),
    durationSeconds: isWhole ? content.durationSeconds : null,
    isFree: content.isFree,
    watchHref: isWhole && isPlayable(content) ? routes.watch(content.slug) : (first?.watchHref ?? null),
    firstEpisode: first && { season: first.season, episode: first.number },
    favourite: favouriteKindOf(content.kind),
  };
}

const isPlayable = (content: Content) => isOpen(content) && content.libraryId !== null;

const isOpen = ({ isLost, isAnnouncement }: Content) => !isLost && !isAnnouncement;

/** Null also without an answer: the preview then leads to the page of the series. */
async function firstOfSeries(content: Content, reader: AudienceContext): Promise<Episode | null> {
  if (content.kind !== 'series' || !isOpen(content)) return null;
  const episodes = await getEpisodes(content.id, reader).catch(() => []);
  return firstEpisode(toSeasons(content, episodes));
}
