import 'server-only';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { platformTarget } from '@/lib/platform/http/base';
import { type Call, send, type Target } from '@/lib/platform/http/transport';
import { signInAsChild } from '@/lib/platform/sign-in/child-sign-in';
import { createGuest } from '@/lib/platform/sign-in/guest';
import { ServiceSession } from '@/lib/platform/sign-in/service-session';
import type { Locale } from '@/lib/shared/i18n/locales';
import { isUnauthenticated } from '@/lib/shared/platform-error';
import { audienceOf, CHILD_LEVELS, type ChildAudience } from '@/lib/shared/sites/audience';

type Read = Pick<Call<v.GenericSchema>, 'path' | 'query'>;

/** A guest user of the server itself, for platforms whose public reads need a token. */
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

/** Child profiles of the server itself, one of each age level: the platform returns to them what such children may see. */
const children = new Map(
  CHILD_LEVELS.map((level) => [audienceOf(level), new ServiceSession(() => signInAsChild(plain(), level))]),
);

/** Platforms that refuse anonymous reads are remembered, so that only the first read is refused. */
let needsToken = false;

/** @throws PlatformError */
export async function readAsEveryone({ path, query }: Read, locale: Locale): Promise<unknown> {
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
 * Always with the token of the child of that level: on a platform without child profiles this client gets nothing
 * (decisions/0008).
 * @throws PlatformError
 */
export function readAsChild(read: Read, locale: Locale, audience: ChildAudience): Promise<unknown> {
  const child = children.get(audience);
  if (!child) throw new Error(`no child profile for ${audience}`);
  return askWithToken(read, locale, child);
}

/**
 * For calls that every platform refuses without a token: as the guest user of the server.
 * @throws PlatformError
 */
export function readAsGuest(read: Read, locale: Locale): Promise<unknown> {
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
  // A header and not `?access_token=`, because addresses appear in logs (DESIGN section 5).
  if (token) headers.authorization = `Token ${token}`;
  return platformTarget(headers);
}
