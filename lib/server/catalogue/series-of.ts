import 'server-only';
import { type Content, getContent } from '@/lib/platform/resources/contents';
import { isNotFound } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** The series of a season or an episode; null for a whole title, and when the platform does not say. */
export async function seriesOf(part: Content, reader: AudienceContext): Promise<Content | null> {
  const parent = await parentOf(part, reader);
  return parent && ((await parentOf(parent, reader)) ?? parent);
}

/** The season of an episode, or the series; null when the platform does not say. */
export async function parentOf({ parentId }: Content, reader: AudienceContext): Promise<Content | null> {
  if (!parentId) return null;
  return getContent(parentId, reader).catch((error: unknown) => {
    // Parts of a hidden title are hidden too.
    if (isNotFound(error) && !reader.hidden?.includes(parentId)) return null;
    throw error;
  });
}
