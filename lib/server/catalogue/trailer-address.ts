import 'server-only';
import { notFound } from 'next/navigation';
import { findTrailer } from '@/lib/platform/resources/trailers';
import { isNotFound } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** Ids of the platform are decimal. */
const ID = /^\d{1,20}$/;

/** The trailer of an address; rubbish is 404 before the platform hears of it, and so is what it does not know. */
export async function trailerOf({ id }: { id: string }, reader: AudienceContext): Promise<string> {
  if (!ID.test(id)) notFound();
  try {
    await findTrailer(id, reader);
  } catch (error) {
    if (isNotFound(error)) notFound();
    throw error;
  }
  return id;
}
