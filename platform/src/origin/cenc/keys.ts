import { createHmac } from 'node:crypto';
import type { LinearChannel, VirtualTitle } from '../catalogue.ts';

/** The key of one channel or title, and its public id for media and licence. */
export type ContentKey = { kid: Buffer; key: Buffer };

const BYTES = 16;

function derived(purpose: string, subject: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose} ${subject}`).digest().subarray(0, BYTES);
}

function contentKey(subject: string, secret: string): ContentKey {
  return { kid: derived('key id', subject, secret), key: derived('content key', subject, secret) };
}

/**
 * Live and archive of a channel share a key, because their segments are the same bytes. Null for an unprotected channel.
 */
export function channelKey({ id, isProtected }: LinearChannel, secret: string): ContentKey | null {
  return isProtected ? contentKey(`channel:${id}`, secret) : null;
}

export function titleKey({ contentId, isProtected }: VirtualTitle, secret: string): ContentKey | null {
  return isProtected ? contentKey(`title:${contentId}`, secret) : null;
}
