import { and, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { type DeviceNotification, devices } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../http/locale.ts';
import { readSubscription, tokenOf, WEB_PUSH } from '../notices/web-push/subscription.ts';

type Given = Pick<DeviceNotification, 'notification_type' | 'token'>;

/**
 * The address that a device gives for notifications, with the time and the language. That of a browser has to be one that
 * we may send to.
 * @throws ApiError `invalid`
 */
export function notificationOf(
  given: Given,
  locale: Locale,
  { clock, webPush }: Pick<Deps, 'clock' | 'webPush'>,
): DeviceNotification {
  const stamp = { created_at: new Date(clock.now()).toISOString(), locale };
  if (given.notification_type !== WEB_PUSH) return { ...given, ...stamp };
  const subscription = readSubscription(given.token, webPush.places);
  if (!subscription) {
    throw new ApiError('invalid', { fields: { notification: { key: 'field_invalid' } } });
  }
  return { notification_type: WEB_PUSH, token: tokenOf(subscription), ...stamp };
}

/** A browser gets the messages of the account that uses it now, not those of one before. */
export async function takeOverBrowser(
  db: Database,
  deviceId: string,
  notification: DeviceNotification | null | undefined,
): Promise<void> {
  if (notification?.notification_type !== WEB_PUSH) return;
  const isSame = sql`${devices.notification}->>'token' = ${notification.token}`;
  await db
    .update(devices)
    .set({ notification: null })
    .where(and(ne(devices.id, deviceId), isSame));
}
