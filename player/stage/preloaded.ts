import { type PlayerSource, sourceKey } from '../core/source';
import { createSession } from './session';
import type { Session, SessionOptions } from './types';

interface Preloaded {
  key: string;
  session: Session;
  timer: ReturnType<typeof setTimeout>;
}

interface OfThePage {
  /** A stream that loads before there is a player for it; only the last one is stored. */
  preloaded: Preloaded | null;
  /** Sources that players show now, so that a late preload does not load one twice. */
  shown: Map<object, string>;
}

/** On the window, because the script that plays before the framework has a copy of this module (`app/early-script.ts`). */
const OF_THE_PAGE = 'taspaPreloaded';
const scope = globalThis as { [OF_THE_PAGE]?: OfThePage };
scope[OF_THE_PAGE] ??= { preloaded: null, shown: new Map() };
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
export function preload(source: PlayerSource, options: SessionOptions): Session | null {
  const key = sourceKey(source);
  if (page.preloaded?.key === key || [...page.shown.values()].includes(key)) return null;
  dropPreloaded();
  const session = createSession(source, options);
  const life = source.kind === 'live' ? FORGET_LIVE_AFTER_MS : RELEASE_AFTER_MS;
  const release = () => {
    // What plays in the page already (stage/early.ts) does not become outdated; the page may remove it later.
    const isPlaying = session.media.isConnected && !session.media.paused;
    if (isPlaying && page.preloaded?.session === session) page.preloaded.timer = setTimeout(release, life);
    else dropPreloaded();
  };
  page.preloaded = { key, session, timer: setTimeout(release, life) };
  return session;
}

/** Returns the preloaded session if it has this source and has not failed. */
export function takePreloaded(source: PlayerSource): Session | null {
  if (!page.preloaded) return null;
  if (!isFor(source, page.preloaded.session, page.preloaded.key)) {
    // Destroys a session that already plays in the page, because it would play beside the new one.
    if (page.preloaded.session.media.isConnected) dropPreloaded();
    return null;
  }
  const { session, timer } = page.preloaded;
  clearTimeout(timer);
  page.preloaded = null;
  session.claim(source);
  return session;
}

function isFor(source: PlayerSource, session: Session, key: string): boolean {
  if (key !== sourceKey(source) || session.state.get('failed')) return false;
  // The start position may differ from the preloaded one: another moment of the live window, or a position that was
  // stored meanwhile.
  const { beginAt, startAt } = session.source;
  return beginAt === source.beginAt && startAt === source.startAt;
}

function dropPreloaded() {
  if (!page.preloaded) return;
  clearTimeout(page.preloaded.timer);
  page.preloaded.session.destroy();
  page.preloaded = null;
}
