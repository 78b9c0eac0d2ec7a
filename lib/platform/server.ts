import 'server-only';
import type * as v from 'valibot';
import type { Locale } from '@/lib/i18n/locales';
import { platformBase } from './base';
import { isUnauthenticated } from './errors';
import { serviceToken } from './service-session';
import { type Call, send, type Target } from './transport';

export interface PublicRead {
  locale: Locale;
  /** Seconds, from `life`. */
  revalidate: number;
  tags: string[];
}

/** Platforms that refuse anonymous reads are remembered, so that only the first read pays for asking. */
let needsToken = false;

/**
 * A read that is the same for every viewer, kept in the data cache. Where the platform wants a token even for
 * public reads, the server's own guest session gives it; no viewer's token is ever used here.
 * @throws PlatformError
 */
export async function readPublic<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  read: PublicRead,
): Promise<v.InferOutput<Schema>> {
  if (!needsToken) {
    try {
      return await send(call, target(read, null));
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
      needsToken = true;
    }
  }
  try {
    return await send(call, target(read, await serviceToken()));
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    return send(call, target(read, await serviceToken({ renew: true })));
  }
}

function target(read: PublicRead, token: string | null): Target {
  const headers: Record<string, string> = { 'accept-language': read.locale };
  // A header, not `?access_token=`: addresses end up in logs (DESIGN section 5).
  if (token) headers.authorization = `Token ${token}`;
  return { base: platformBase(), headers, init: { next: { revalidate: read.revalidate, tags: read.tags } } };
}
