import 'server-only';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { platformBase } from '@/lib/platform/http/base';
import { type Call, send, type Target } from '@/lib/platform/http/transport';
import { signInAsChild } from '@/lib/platform/sign-in/child-sign-in';
import { createGuest } from '@/lib/platform/sign-in/guest';
import { ServiceSession } from '@/lib/platform/sign-in/service-session';
import type { Locale } from '@/lib/shared/i18n/locales';
import { isUnauthenticated } from '@/lib/shared/platform-error';

type Read = Pick<Call<v.GenericSchema>, 'path' | 'query'>;

/** The server's own guest, for platforms whose public reads want a token. */
const guest = new ServiceSession(async () => {
  const device = {
    vendor: 'Taspa',
    model: 'web server',
    os_name: 'server',
    os_version: '',
    serial: randomUUID(),
  };
  const by = { provider: null, referId: null };
  return (await createGuest(plain(), { ...device, device_type: 'pc' }, by)).token;
});

/** The server's own child: the platform shows it what it shows children, and nothing else. */
const child = new ServiceSession(() => signInAsChild(plain()));

/** Platforms that refuse anonymous reads are remembered, so that only the first read pays for asking. */
let needsToken = false;

/** @throws PlatformError */
export async function askAsEveryone({ path, query }: Read, locale: Locale): Promise<unknown> {
  if (!needsToken) {
    try {
      return await send({ path, query, schema: v.unknown() }, plain(locale));
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
      needsToken = true;
    }
  }
  return askWithToken({ path, query }, locale, guest);
}

/**
 * Never without the child's token: a platform that has no view for children gives this asker nothing (decisions/0008).
 * @throws PlatformError
 */
export function askAsChild(read: Read, locale: Locale): Promise<unknown> {
  return askWithToken(read, locale, child);
}

/** For calls that every platform refuses without a token: as the server's own guest. @throws PlatformError */
export function askAsGuest(read: Read, locale: Locale): Promise<unknown> {
  return askWithToken(read, locale, guest);
}

async function askWithToken(
  { path, query }: Read,
  locale: Locale,
  session: ServiceSession,
): Promise<unknown> {
  const call = { path, query, schema: v.unknown() };
  const token = await session.token();
  try {
    return await send(call, plain(locale, token));
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    return send(call, plain(locale, await session.token(token)));
  }
}

function plain(locale?: Locale, token?: string): Target {
  const headers: Record<string, string> = locale ? { 'accept-language': locale } : {};
  // A header, not `?access_token=`: addresses end up in logs (DESIGN section 5).
  if (token) headers.authorization = `Token ${token}`;
  return { base: platformBase(), headers, init: { cache: 'no-store' } };
}
