import 'server-only';
import { randomUUID } from 'node:crypto';
import { PREFERENCE_DAYS } from '@/lib/shared/preference-days';
import { cookiePlace } from './cookie-place';
import { cookies } from './cookies';

/**
 * Values that identify a browser before and after any session: they grant no rights, so they may live as long
 * as browsers allow (spec 1 §9, cookie lifetime). Script cannot read them.
 */
const SERIAL_COOKIE = 'taspa_serial';
const REFERRAL_COOKIE = 'taspa_refer';

const LIFE_SECONDS = PREFERENCE_DAYS * 24 * 60 * 60;

/** The platform accepts 128 characters of a serial, and 256 of a referral (wire 2). */
const SERIAL = /^[\w.:-]{4,128}$/;
const REFERRAL = /^[\w.:@-]{1,256}$/;

/** The generated serial: one per browser, created when first needed (spec 1 §3 "Locally stored values"). */
export async function serialOfBrowser(): Promise<string> {
  const known = (await cookies()).get(SERIAL_COOKIE)?.value;
  if (known && SERIAL.test(known)) return known;
  const serial = randomUUID();
  await store(SERIAL_COOKIE, serial);
  return serial;
}

/**
 * Spec 1 §2 `device_serial` at the start: the host app knows the device better. An invalid value is dropped.
 */
export async function takeSerial(serial: string): Promise<void> {
  if (SERIAL.test(serial)) await store(SERIAL_COOKIE, serial);
}

/** The referrer of this browser (spec 1 §3 `refer_id`). */
export async function referralOfBrowser(): Promise<string | null> {
  const known = (await cookies()).get(REFERRAL_COOKIE)?.value;
  return known && REFERRAL.test(known) ? known : null;
}

export async function takeReferral(referId: string): Promise<void> {
  if (REFERRAL.test(referId)) await store(REFERRAL_COOKIE, referId);
}

/** The referral has been reported to the platform. */
export async function forgetReferral(): Promise<void> {
  // In a frame of another site a cookie is removed only with the attributes with which it was set.
  await store(REFERRAL_COOKIE, '', 0);
}

async function store(name: string, value: string, maxAge = LIFE_SECONDS): Promise<void> {
  const place = await cookiePlace();
  (await cookies()).set(name, value, { ...place, maxAge, httpOnly: true });
}
