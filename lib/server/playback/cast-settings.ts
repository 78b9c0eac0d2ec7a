import 'server-only';
import type { CastSettings } from '@/lib/shared/cast-settings';
import { env } from '@/lib/shared/env';
import { isListedHost } from '@/lib/shared/policy/host-table';

/** Null without a receiver, or when pages may not run the sender script: then there is no Google Cast. */
export function castSettings(of = env()): CastSettings | null {
  const { CAST_RECEIVER: receiver, CAST_SENDER: sender, CAST_JOIN_POLICY: joinPolicy, CAST_HOSTS } = of;
  return receiver && isListedHost(sender, CAST_HOSTS) ? { sender, receiver, joinPolicy } : null;
}
