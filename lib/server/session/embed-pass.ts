import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { env } from '@/lib/shared/env';
import { type EmbedFrame, FRAMED } from '@/lib/shared/policy/embed-frame';

/** A film is shorter, and a page that is open for longer is loaded again. */
const LIFE_SECONDS = 12 * 60 * 60;

const settings = () => ({ password: env().SESSION_SECRET, ttl: LIFE_SECONDS });

/** The value of the cookie for a frame; null outside of one. */
export async function embedPassFor(frame: EmbedFrame): Promise<string | null> {
  if (frame === 'none') return null;
  return frame === 'trusted' ? sealData({ isTrustedEmbed: true }, settings()) : FRAMED;
}

/** Whether the cookie was given to a trusted frame. */
export async function isTrustedPass(value: string | undefined): Promise<boolean> {
  if (!value || value === FRAMED) return false;
  const pass = await unsealData<{ isTrustedEmbed?: boolean }>(value, settings()).catch(() => null);
  return pass?.isTrustedEmbed === true;
}
