import 'server-only';
import { sealData } from 'iron-session';
import { env } from '@/lib/shared/env';
import { type EmbedFrame, FRAMED } from '@/lib/shared/policy/embed-frame';
import { openSeal } from './open-seal';

/** A film is shorter, and a page that is open for longer is loaded again. */
const LIFE_SECONDS = 12 * 60 * 60;

/** The value of the cookie for a frame; null outside of one. */
export async function embedPassFor(frame: EmbedFrame): Promise<string | null> {
  if (frame === 'none') return null;
  return frame === 'trusted'
    ? sealData({ isTrustedEmbed: true }, { password: env().SESSION_SECRET, ttl: LIFE_SECONDS })
    : FRAMED;
}

/** Whether the cookie was given to a trusted frame. */
export async function isTrustedPass(value: string | undefined): Promise<boolean> {
  if (!value || value === FRAMED) return false;
  const { isTrustedEmbed } = await openSeal<{ isTrustedEmbed: boolean }>(value);
  return isTrustedEmbed === true;
}
