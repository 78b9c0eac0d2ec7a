import 'server-only';
import { createHmac } from 'node:crypto';
import type { Device } from '@/lib/platform/resources/device-list';
import type { Session } from '@/lib/server/session/session';
import { env } from '@/lib/shared/env';

/**
 * What browsers call a device. At a platform that renews tokens by the ids of its lists (wire 2) an id is a secret, and
 * scripts get none: this name is good for our own calls only, and for this account.
 */
export function deviceName({ userId }: Session, id: string): string {
  const name = createHmac('sha256', env().SESSION_SECRET).update(`device:${userId}:${id}`);
  return name.digest('base64url').slice(0, 22);
}

/** Whether the session is this device's; a platform that does not say lists the ids that clients were given. */
export function isOwnDevice(session: Session, { id, isCurrent }: Device): boolean {
  return isCurrent ?? id === session.deviceId;
}
