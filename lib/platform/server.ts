import 'server-only';
import * as v from 'valibot';
import type { Locale } from '@/lib/i18n/locales';
import { platformBase } from './base';
import { isUnauthenticated } from './errors';
import { kept, type Life } from './kept';
import { serviceToken } from './service-session';
import { type Call, send, type Target } from './transport';

export interface PublicRead extends Life {
  locale: Locale;
}

/** Platforms that refuse anonymous reads are remembered, so that only the first read pays for asking. */
let needsToken = false;

/**
 * A read that is the same for every viewer, kept in the data cache. Where the platform wants a token even for
 * public reads, the server's own guest session gives it; no viewer's token is ever used here.
 * @throws PlatformError
 */
export function readPublic<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  { locale, ...life }: PublicRead,
): Promise<v.InferOutput<Schema>> {
  return kept(call, [platformBase(), locale], life, () => ask(call, locale));
}

async function ask({ path, query }: Call<v.GenericSchema>, locale: Locale): Promise<unknown> {
  const call = { path, query, schema: v.unknown() };
  if (!needsToken) {
    try {
      return await send(call, target(locale, null));
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
      needsToken = true;
    }
  }
  const token = await serviceToken();
  try {
    return await send(call, target(locale, token));
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    return send(call, target(locale, await serviceToken(token)));
  }
}

function target(locale: Locale, token: string | null): Target {
  const headers: Record<string, string> = { 'accept-language': locale };
  // A header, not `?access_token=`: addresses end up in logs (DESIGN section 5).
  if (token) headers.authorization = `Token ${token}`;
  return { base: platformBase(), headers, init: { cache: 'no-store' } };
}
