import 'server-only';
import { createHmac } from 'node:crypto';
import type { Device } from '@/lib/platform/resources/device-list';
import type { Session } from '@/lib/server/session/session';
import { env } from '@/lib/shared/env';

/**
 * The device name for browsers. Some platforms renew tokens by the ids in their device lists (wire 2), so an
 * id is a secret and script gets none: this name works for our own calls and this account only.
 */
export function deviceName({ userId }: Session, id: string): string {
  const name = createHmac('sha256', env().SESSION_SECRET).update(`device:${userId}:${id}`);
  return name.digest('base64url').slice(0, 22);
}

/** Whether the session belongs to this device; platforms that do not say return the ids that clients got. */
export function isOwnDevice(session: Session, { id, isCurrent }: Device): boolean {
  return isCurrent ?? id === session.deviceId;
}
