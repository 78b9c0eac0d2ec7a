import 'server-only';
import { notFound } from 'next/navigation';
import { contentIdOf, decodeSegment } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { PlatformError } from '@/lib/platform/errors';
import { isAskedById } from '@/lib/seo/right-address';
import { currentFace } from '@/lib/sites/current';
import { loadContent } from './load-content';
import type { ContentPage } from './view';

export interface ContentParams {
  slug: string;
  /** Of an episode. */
  childId?: string;
}

/**
 * The page of an address, or why there is none (spec 2 §8 "Content load failure"): rights that have run out, or the
 * platform's own refusal with its status.
 */
export type ContentAnswer =
  | {
      kind: 'page';
      page: ContentPage;
      /** The address has no letters: shown, but not to search engines (facts/quality.md E3). */
      isById: boolean;
    }
  | { kind: 'lost' }
  | { kind: 'refused'; sentence: string };

/** Rubbish is 404 before the platform hears of it. */
export async function contentOf(params: ContentParams): Promise<ContentAnswer> {
  const face = await currentFace();
  const asked = decodeSegment(params.slug);
  const id = contentIdOf(asked);
  const childId = params.childId === undefined ? null : contentIdOf(decodeSegment(params.childId));
  if (!id || (params.childId !== undefined && !childId)) notFound();
  let page: ContentPage;
  try {
    page = (await loadContent(id, childId, face)) ?? notFound();
  } catch (error) {
    return failureOf(error);
  }
  const [, , slug = ''] = page.canonical.split('/').map(decodeSegment);
  return { kind: 'page', page, isById: isAskedById({ asked, slug, path: page.canonical }, face) };
}

async function failureOf(error: unknown): Promise<ContentAnswer> {
  if (error instanceof PlatformError && error.kind === 'refused') {
    if (error.code === 'lost_content') return { kind: 'lost' };
    if (error.status !== 404) return { kind: 'refused', sentence: error.message };
  }
  // A 404 is passed on as one; without an answer the last good page is shown, or an error (facts/quality.md F02).
  return orNotFound<ContentAnswer>(Promise.reject(error));
}
