import 'server-only';
import { type Content, getContent } from '@/lib/platform/resources/contents';
import type { TitleBrief } from '@/lib/rules/catalogue/brief';
import { favouriteKindOf } from '@/lib/rules/catalogue/favourite-kind';
import { routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** @throws PlatformError with status 404 when that reader has no such title */
export async function loadBrief(id: string, reader: AudienceContext): Promise<TitleBrief> {
  const content = await getContent(id, reader);
  const isWhole = content.kind === 'movie' || content.kind === 'episode';
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
    watchHref: isWhole && isPlayable(content) ? routes.watch(content.slug) : null,
    favourite: favouriteKindOf(content.kind),
  };
}

const isPlayable = ({ isLost, isAnnouncement, libraryId }: Content) =>
  !isLost && !isAnnouncement && libraryId !== null;
