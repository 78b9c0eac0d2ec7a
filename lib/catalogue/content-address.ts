import 'server-only';
import { notFound } from 'next/navigation';
import { contentIdOf, decodeSegment } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { currentFace } from '@/lib/sites/current';
import { loadContent } from './load-content';
import type { ContentPage } from './view';

interface Params {
  slug: string;
  childId?: string;
}

/** The content page of an address; rubbish is 404 before the platform hears of it. */
export async function contentOf(params: Params): Promise<ContentPage> {
  const face = await currentFace();
  const id = contentIdOf(decodeSegment(params.slug));
  const childId = params.childId === undefined ? null : contentIdOf(decodeSegment(params.childId));
  if (!id || (params.childId !== undefined && !childId)) notFound();
  return orNotFound(loadContent(id, childId, face));
}
