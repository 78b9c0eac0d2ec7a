import 'server-only';
import { env } from '@/lib/env';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { platformBase } from '@/lib/platform/base';
import type { Target } from '@/lib/platform/transport';

/** Reaches the platform on behalf of one viewer: their language and address, nothing stored. */
export function viewerTarget(request: Request): Target {
  const headers: Record<string, string> = {
    'accept-language': request.headers.get('accept-language') ?? 'ru',
    'user-agent': request.headers.get('user-agent') ?? '',
  };
  const address = addressOf(request);
  if (address) headers['x-forwarded-for'] = address;
  return { base: platformBase(), headers, init: { cache: 'no-store' } };
}

/** Our own pages ask in the language they are written in (`lib/platform/browser.ts`). */
export function viewerLocale(request: Request): Locale {
  const language = /^[a-z]+/i.exec(request.headers.get('accept-language') ?? '')?.[0].toLowerCase();
  return isLocale(language) ? language : 'ru';
}

/** Where a request comes from, as far as that can be believed. */
export function addressOf(request: Request): string | null {
  return viewerAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXIES);
}

/**
 * The viewer's address as our outermost proxy saw it. What stands further left was written by the viewer; without a
 * proxy of ours all of it was, and the platform sees our own address instead.
 */
export function viewerAddress(forwarded: string | null, trustedProxies: number): string | null {
  if (!forwarded || trustedProxies === 0) return null;
  return forwarded.split(',').at(-trustedProxies)?.trim() || null;
}
