import 'server-only';
import { platformTarget } from '@/lib/platform/http/base';
import type { Target } from '@/lib/platform/http/transport';
import { isLocale, type Locale } from '@/lib/shared/i18n/locales';
import { networkOf } from '@/lib/shared/network';

/** Calls the platform for one viewer: with their language and address, never cached. */
export function viewerTarget(request: Request): Target {
  const headers: Record<string, string> = {
    'accept-language': request.headers.get('accept-language') ?? 'ru',
    'user-agent': request.headers.get('user-agent') ?? '',
  };
  const address = addressOf(request);
  if (address) headers['x-forwarded-for'] = address;
  return platformTarget(headers);
}

/** Our own pages send the language they are written in (`lib/client/http/call-as-viewer.ts`). */
export function viewerLocale(request: Request): Locale {
  const language = /^[a-z]+/i.exec(request.headers.get('accept-language') ?? '')?.[0].toLowerCase();
  return isLocale(language) ? language : 'ru';
}

/**
 * The key of limits by address; null where no server before the framework has named one
 * (`server/viewer-address.ts`).
 */
export function limitKeyOf(request: Request): string | null {
  const address = addressOf(request);
  return address && networkOf(address);
}

const addressOf = (request: Request): string | null => request.headers.get('x-forwarded-for') || null;
