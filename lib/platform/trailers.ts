import 'server-only';
import * as v from 'valibot';
import type { Reader } from '@/lib/audience/audience';
import { askAsChild, askAsGuest } from './askers';
import { platformBase } from './base';
import { life } from './cache';
import { PlatformError } from './errors';
import { kept } from './kept';
import { trailerStreamCall } from './streams';

/**
 * Whether there is such a trailer: its stream is the only thing that knows. What it answers is signed for whoever asked,
 * and dropped.
 * @throws PlatformError with status 404 when there is none
 */
export async function findTrailer(id: string, { audience, locale }: Reader): Promise<void> {
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
