import { type PlayerSource, sourceKey } from '../core/source';
import { createSession } from './session';
import type { Session, SessionOptions } from './types';

/** A stream that begins to load on intent, before there is a player to show it; only the last intent is kept. */
let warm: { key: string; session: Session; timer: ReturnType<typeof setTimeout> } | null = null;

/** Nobody came to watch: give the network and the decoder back. A broadcast of now grows stale sooner. */
const FORGET_AFTER_MS = 20_000;
const FORGET_LIVE_AFTER_MS = 6000;

/** What players show now: an intent that comes late must not load it a second time. */
const shown = new Map<object, string>();

/** A stage says what it shows, null when it is gone. */
export function noteShown(stage: object, key: string | null): void {
  if (key === null) shown.delete(stage);
  else shown.set(stage, key);
}

export function warmUp(source: PlayerSource, options: SessionOptions): void {
  const key = sourceKey(source);
  if (warm?.key === key || [...shown.values()].includes(key)) return;
  coolDown();
  const session = createSession(source, options);
  const life = source.kind === 'live' ? FORGET_LIVE_AFTER_MS : FORGET_AFTER_MS;
  warm = { key, session, timer: setTimeout(coolDown, life) };
}

/** Hands the prepared session over, if it is for this source and still sound. */
export function takeWarm(source: PlayerSource): Session | null {
  if (warm?.key !== sourceKey(source) || warm.session.state.get('failed')) return null;
  // A moment in the live window is another beginning than the edge.
  if (warm.session.source.beginAt !== source.beginAt) return null;
  const { session, timer } = warm;
  clearTimeout(timer);
  warm = null;
  session.claim(source);
  return session;
}

function coolDown() {
  if (!warm) return;
  clearTimeout(warm.timer);
  warm.session.destroy();
  warm = null;
}
