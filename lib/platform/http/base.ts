import 'server-only';
import { env } from '@/lib/shared/env';

/** Base of every platform call of the server. */
export function platformBase(): string {
  return `${env().PLATFORM_URL.replace(/\/$/, '')}/v2`;
}
