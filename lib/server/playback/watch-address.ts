import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { matchSlug, redirectToCanonical } from '@/lib/server/seo/canonical';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { contentIdOf, decodeSegment } from '@/lib/shared/ids';
import { type AboutVideo, type ClosedTitle, loadWatch, type WatchAnswer, type WatchPage } from './load-watch';

/** What an address plays, or why its title does not play. */
export type WatchAddress =
  | {
      kind: 'play';
      page: WatchPage;
      about: AboutVideo;
      /** The title with the name of the episode. */
      name: string;
      /** Requested by its id alone: shown, but not indexed (quality E3). */
      isById: boolean;
    }
  | ClosedTitle;

/** What an embedded player plays: of a series its first episode, without leaving the address. */
export async function embedOf(params: { id: string }): Promise<WatchAddress> {
  const siteContext = await currentSiteContext();
  const id = contentIdOf(decodeSegment(params.id));
  if (!id) notFound();
  const answer = await orNotFound(loadWatch(id, siteContext));
  if (answer.kind !== 'elsewhere') return named(answer, false);
  if (!answer.contentId) notFound();
  const episode = await orNotFound(loadWatch(answer.contentId, siteContext));
  if (episode.kind === 'elsewhere') notFound();
  return named(episode, false);
}

/**
 * The page of an address, or a redirect to where the title plays, or from an outdated slug; an invalid address is a 404 without calling
 * the platform.
 */
export async function watchOf(params: { id: string }): Promise<WatchAddress> {
  const siteContext = await currentSiteContext();
  const requested = decodeSegment(params.id);
  const id = contentIdOf(requested);
  if (!id) notFound();
  const answer = await orNotFound(loadWatch(id, siteContext));
  if (answer.kind === 'elsewhere') redirect(answer.href);
  if (answer.kind !== 'play') return answer;
  const match = matchSlug(requested, answer.about.slug);
  if (match === 'outdated') redirectToCanonical(answer.page.canonical, siteContext);
  return named(answer, match === 'id');
}

function named(answer: Exclude<WatchAnswer, null | { kind: 'elsewhere' }>, isById: boolean): WatchAddress {
  if (answer.kind !== 'play') return answer;
  const { title, subtitle } = answer.page;
  return { ...answer, isById, name: [title, subtitle].filter(Boolean).join(' · ') };
}
