import 'server-only';
import * as v from 'valibot';
import { life, tag } from '@/lib/platform/http/cache-life';
import { cachedRead } from '@/lib/platform/http/cached-read';
import { internalAddress } from '@/lib/platform/http/internal-address';
import { getTextOnce } from '@/lib/platform/http/outside-fetch';
import { env } from '@/lib/shared/env';
import type { Locale } from '@/lib/shared/i18n/locales';
import { PlatformError } from '@/lib/shared/platform-error';

/**
 * A text from an address of the network (spec 2 §2 "Agreement page"), unchanged. The address comes from the
 * platform, so it is requested only when the environment allows its host (quality R7).
 * @throws PlatformError; status 404 when it does not exist
 */
export function readText(address: string, locale: Locale): Promise<string> {
  const call = { path: address, schema: v.pipe(v.string(), v.minLength(1)) };
  const cacheLife = { revalidate: life.directory, tags: [tag.provider] };
  return cachedRead(call, ['text', locale], cacheLife, () => fetchText(address, locale));
}

async function fetchText(address: string, locale: Locale): Promise<string> {
  const { PLATFORM_URL: platform, PLATFORM_PUBLIC_URL, TEXT_HOSTS: hosts } = env();
  const loading = getTextOnce(internalAddress(address, PLATFORM_PUBLIC_URL, platform), {
    headers: { 'accept-language': locale },
    allowed: { platform, hosts },
  });
  const { status, text } = await loading.catch((cause) => {
    throw new PlatformError('unavailable', `${address}: no answer`, { cause });
  });
  if (status === 200) return text;
  throw new PlatformError(status === 404 ? 'refused' : 'unavailable', `${address}: status ${status}`, {
    status,
  });
}
