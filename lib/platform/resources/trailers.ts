import 'server-only';
import * as v from 'valibot';
import { readAsChild, readAsGuest } from '@/lib/platform/clients/platform-clients';
import { platformBase } from '@/lib/platform/http/base';
import { life } from '@/lib/platform/http/cache-life';
import { cachedRead } from '@/lib/platform/http/cached-read';
import { PlatformError } from '@/lib/shared/platform-error';
import { type AudienceContext, isForChild } from '@/lib/shared/sites/audience';
import { trailerStreamCall } from './streams';

/**
 * Whether a trailer exists: only its stream call knows. The answer is signed for the caller and dropped.
 * @throws PlatformError with status 404 when it does not exist
 */
export async function findTrailer(id: string, { audience, locale }: AudienceContext): Promise<void> {
  const call = { path: trailerStreamCall(id).path, schema: v.object({}) };
  const read = async () => {
    try {
      await (isForChild(audience) ? readAsChild(call, locale, audience) : readAsGuest(call, locale));
    } catch (error) {
      // A refusal of the server's region says nothing about the viewer; the player shows the viewer's own
      // refusal.
      const isOnlyRefused =
        error instanceof PlatformError && error.kind === 'refused' && error.status !== 404;
      if (!isOnlyRefused) throw error;
    }
    return {};
  };
  await cachedRead(call, [platformBase(), audience, locale], { revalidate: life.title, tags: [] }, read);
}
