import { type PlayerSource, sourceKey } from '../core/source';
import { createSession } from './session';
import type { Session, SessionOptions } from './types';

/** A stream that begins to load on intent, before there is a player to show it; only the last intent is kept. */
let warm: { key: string; session: Session; timer: ReturnType<typeof setTimeout> } | null = null;

/** Nobody came to watch: give the network and the decoder back. */
const FORGET_AFTER_MS = 20_000;

export function warmUp(source: PlayerSource, options: SessionOptions): void {
  const key = sourceKey(source);
  if (warm?.key === key) return;
  coolDown();
  const session = createSession(source, options);
  warm = { key, session, timer: setTimeout(coolDown, FORGET_AFTER_MS) };
}

/** Hands the prepared session over, if it is for this source and still sound. */
export function takeWarm(source: PlayerSource): Session | null {
  if (warm?.key !== sourceKey(source) || warm.session.state.get('failed')) return null;
  const { session, timer } = warm;
  clearTimeout(timer);
  warm = null;
  return session;
}

function coolDown() {
  if (!warm) return;
  clearTimeout(warm.timer);
  warm.session.destroy();
  warm = null;
}
