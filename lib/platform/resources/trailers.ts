import 'server-only';
import * as v from 'valibot';
import { askAsChild, askAsGuest } from '@/lib/platform/clients/platform-clients';
import { platformBase } from '@/lib/platform/http/base';
import { life } from '@/lib/platform/http/cache-life';
import { kept } from '@/lib/platform/http/cached-read';
import { PlatformError } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { trailerStreamCall } from './streams';

/**
 * Whether there is such a trailer: its stream is the only thing that knows. What it answers is signed for whoever asked,
 * and dropped.
 * @throws PlatformError with status 404 when there is none
 */
export async function findTrailer(id: string, { audience, locale }: AudienceContext): Promise<void> {
  const call = { path: trailerStreamCall(id).path, schema: v.object({}) };
  const ask = async () => {
    try {
      await (audience === 'child' ? askAsChild : askAsGuest)(call, locale);
    } catch (error) {
      // Where the server stands says nothing about the viewer, who is told by the player.
      const isOnlyRefused =
        error instanceof PlatformError && error.kind === 'refused' && error.status !== 404;
      if (!isOnlyRefused) throw error;
    }
    return {};
  };
  await kept(call, [platformBase(), audience, locale], { revalidate: life.title, tags: [] }, ask);
}
