import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life } from '@/lib/platform/http/cache-life';
import { send, type Target } from '@/lib/platform/http/transport';
import { textOrNull } from '@/lib/platform/http/wire';
import type { Locale } from '@/lib/shared/i18n/locales';

const Key = v.object({ web_push_key: textOrNull });

/** The key with which browsers subscribe (RFC 8292); null when the platform sends no pushes to browsers. */
export async function getPushKey(locale: Locale): Promise<string | null> {
  const call = { path: '/platform/configuration', schema: Key };
  const reader = { locale, audience: 'everyone' } as const;
  return (await readPublic(call, reader, { revalidate: life.configuration, tags: [] })).web_push_key || null;
}

/** What a browser says about itself when it subscribes. */
interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Registers the browser for pushes, as its device (spec 1 §3 `notification`). @throws PlatformError */
export async function registerWebPush(
  target: Target,
  deviceId: string,
  { endpoint, keys }: BrowserSubscription,
): Promise<void> {
  const notification = { notification_type: 'web_push', token: JSON.stringify({ endpoint, keys }) };
  const path = `/users/self/devices/${encodeURIComponent(deviceId)}`;
  await send({ method: 'PATCH', path, body: { notification }, schema: v.unknown() }, target);
}
