import 'server-only';
import { notFound } from 'next/navigation';
import { findTrailer } from '@/lib/platform/resources/trailers';
import { isDecimalId } from '@/lib/shared/ids';
import { isNotFound } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/**
 * The trailer of an address; an invalid or unknown one is a 404, the invalid one without calling the
 * platform.
 */
export async function trailerOf({ id }: { id: string }, reader: AudienceContext): Promise<string> {
  if (!isDecimalId(id)) notFound();
  try {
    await findTrailer(id, reader);
  } catch (error) {
    if (isNotFound(error)) notFound();
    throw error;
  }
  return id;
}
