import { type PlayerSource, sourceKey } from '../core/source';
import { createSession } from './session';
import type { Session, SessionOptions } from './types';

interface Warm {
  key: string;
  session: Session;
  timer: ReturnType<typeof setTimeout>;
}

interface OfThePage {
  /** A stream that loads on intent, before there is a player for it; only the last one is stored. */
  warm: Warm | null;
  /** Sources that players show now, so that a late intent does not load one twice. */
  shown: Map<object, string>;
}

/** On the window, because the script that plays before the framework has a copy of this module (`app/early-script.ts`). */
const OF_THE_PAGE = 'taspaWarm';
const scope = globalThis as { [OF_THE_PAGE]?: OfThePage };
scope[OF_THE_PAGE] ??= { warm: null, shown: new Map() };
const page = scope[OF_THE_PAGE];

/** If nobody watches it, network and decoder are released after this time. Live streams become outdated sooner. */
const RELEASE_AFTER_MS = 20_000;
const FORGET_LIVE_AFTER_MS = 6000;

/** Called by a stage with its source; null when it is removed. */
export function noteShown(stage: object, key: string | null): void {
  if (key === null) page.shown.delete(stage);
  else page.shown.set(stage, key);
}

/** @returns the session, unless this source loads or plays already */
export function warmUp(source: PlayerSource, options: SessionOptions): Session | null {
  const key = sourceKey(source);
  if (page.warm?.key === key || [...page.shown.values()].includes(key)) return null;
  coolDown();
  const session = createSession(source, options);
  const life = source.kind === 'live' ? FORGET_LIVE_AFTER_MS : RELEASE_AFTER_MS;
  const release = () => {
    // What plays in the page already (stage/early.ts) does not become outdated; the page may remove it later.
    const isPlaying = session.media.isConnected && !session.media.paused;
    if (isPlaying && page.warm?.session === session) page.warm.timer = setTimeout(release, life);
    else coolDown();
  };
  page.warm = { key, session, timer: setTimeout(release, life) };
  return session;
}

/** Returns the prepared session if it has this source and has not failed. */
export function takeWarm(source: PlayerSource): Session | null {
  if (!page.warm) return null;
  if (!isFor(source, page.warm.session, page.warm.key)) {
    // It would go on playing beside the other one.
    if (page.warm.session.media.isConnected) coolDown();
    return null;
  }
  const { session, timer } = page.warm;
  clearTimeout(timer);
  page.warm = null;
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
  if (!page.warm) return;
  clearTimeout(page.warm.timer);
  page.warm.session.destroy();
  page.warm = null;
}
