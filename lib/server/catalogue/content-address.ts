import 'server-only';
import { notFound } from 'next/navigation';
import type { ContentPage } from '@/lib/rules/catalogue/view';
import { matchSlug, redirectToCanonical } from '@/lib/server/seo/canonical';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { contentIdOf, decodeSegment } from '@/lib/shared/ids';
import { PlatformError } from '@/lib/shared/platform-error';
import { loadContent } from './load-content';

export interface ContentParams {
  slug: string;
  /** The id of an episode. */
  childId?: string;
}

/**
 * The page of an address, or why there is none (spec 2 §8 "Content load failure"): expired rights, or a
 * refusal of the platform with its status.
 */
export type ContentAnswer =
  | {
      kind: 'page';
      page: ContentPage;
      /** Requested by its id alone: shown, but not indexed (quality E3). */
      isById: boolean;
    }
  | { kind: 'lost' }
  | { kind: 'refused'; sentence: string };

/** An invalid address is a 404 without calling the platform. */
export async function contentOf(params: ContentParams): Promise<ContentAnswer> {
  const siteContext = await currentSiteContext();
  const requested = decodeSegment(params.slug);
  const id = contentIdOf(requested);
  const childId = params.childId === undefined ? null : contentIdOf(decodeSegment(params.childId));
  if (!id || (params.childId !== undefined && !childId)) notFound();
  let page: ContentPage;
  try {
    page = (await loadContent(id, childId, siteContext)) ?? notFound();
  } catch (error) {
    return failureOf(error);
  }
  const match = matchSlug(requested, page.keys[0]);
  if (match === 'outdated') redirectToCanonical(page.canonical, siteContext);
  return { kind: 'page', page, isById: match === 'id' };
}

async function failureOf(error: unknown): Promise<ContentAnswer> {
  if (error instanceof PlatformError && error.kind === 'refused') {
    if (error.code === 'lost_content') return { kind: 'lost' };
    if (error.status !== 404) return { kind: 'refused', sentence: error.message };
  }
  // A 404 becomes a 404; without an answer the last good page is shown, or an error (quality F02).
  return orNotFound<ContentAnswer>(Promise.reject(error));
}
