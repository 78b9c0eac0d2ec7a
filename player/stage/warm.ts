import { type PlayerSource, sourceKey } from '../core/source';
import { createSession } from './session';
import type { Session, SessionOptions } from './types';

/** A stream that loads on intent, before there is a player for it; only the last one is stored. */
let warm: { key: string; session: Session; timer: ReturnType<typeof setTimeout> } | null = null;

/** If nobody watches it, network and decoder are released after this time. Live streams become outdated sooner. */
const RELEASE_AFTER_MS = 20_000;
const FORGET_LIVE_AFTER_MS = 6000;

/** Sources that players show now, so that a late intent does not load one twice. */
const shown = new Map<object, string>();

/** Called by a stage with its source; null when it is removed. */
export function noteShown(stage: object, key: string | null): void {
  if (key === null) shown.delete(stage);
  else shown.set(stage, key);
}

/** @returns the session, unless this source loads or plays already */
export function warmUp(source: PlayerSource, options: SessionOptions): Session | null {
  const key = sourceKey(source);
  if (warm?.key === key || [...shown.values()].includes(key)) return null;
  coolDown();
  const session = createSession(source, options);
  const life = source.kind === 'live' ? FORGET_LIVE_AFTER_MS : RELEASE_AFTER_MS;
  const release = () => {
    // What plays in the page already (stage/early.ts) does not become outdated; the page may remove it later.
    const isPlaying = session.media.isConnected && !session.media.paused;
    if (isPlaying && warm?.session === session) warm.timer = setTimeout(release, life);
    else coolDown();
  };
  warm = { key, session, timer: setTimeout(release, life) };
  return session;
}

/** Returns the prepared session if it has this source and has not failed. */
export function takeWarm(source: PlayerSource): Session | null {
  if (!warm) return null;
  if (!isFor(source, warm.session, warm.key)) {
    // It would go on playing beside the other one.
    if (warm.session.media.isConnected) coolDown();
    return null;
  }
  const { session, timer } = warm;
  clearTimeout(timer);
  warm = null;
  session.claim(source);
  return session;
}

function isFor(source: PlayerSource, session: Session, key: string): boolean {
  if (key !== sourceKey(source) || session.state.get('failed')) return false;
  // Another start than the one that was loaded: a moment in the live window, a position stored meanwhile.
  const { beginAt, startAt } = session.source;
  return beginAt === source.beginAt && startAt === source.startAt;
}

function coolDown() {
  if (!warm) return;
  clearTimeout(warm.timer);
  warm.session.destroy();
  warm = null;
}
