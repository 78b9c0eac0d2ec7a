import 'server-only';
import { notFound, redirect } from 'next/navigation';
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
    }
  | ClosedTitle;

/** What an embedded player plays: of a series its first episode, without leaving the address. */
export async function embedOf(params: { id: string }): Promise<WatchAddress> {
  const siteContext = await currentSiteContext();
  const id = contentIdOf(decodeSegment(params.id));
  if (!id) notFound();
  const answer = await orNotFound(loadWatch(id, siteContext));
  if (answer.kind !== 'elsewhere') return named(answer);
  if (!answer.contentId) notFound();
  const episode = await orNotFound(loadWatch(answer.contentId, siteContext));
  if (episode.kind === 'elsewhere') notFound();
  return named(episode);
}

/**
 * The page of an address, or a redirect to where the title plays; an invalid address is a 404 without calling
 * the platform.
 */
export async function watchOf(params: { id: string }): Promise<WatchAddress> {
  const siteContext = await currentSiteContext();
  const id = contentIdOf(decodeSegment(params.id));
  if (!id) notFound();
  const answer = await orNotFound(loadWatch(id, siteContext));
  if (answer.kind === 'elsewhere') redirect(answer.href);
  return named(answer);
}

function named(answer: Exclude<WatchAnswer, null | { kind: 'elsewhere' }>): WatchAddress {
  if (answer.kind !== 'play') return answer;
  const { title, subtitle } = answer.page;
  return { ...answer, name: [title, subtitle].filter(Boolean).join(' · ') };
}
