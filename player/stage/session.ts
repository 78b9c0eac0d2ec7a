import { serverNow } from '@/lib/client/browser/server-clock';
import { type MediaClock, type RemoteDevice, remoteClock } from '../core/cast';
import { TRAILER_BUFFER_S } from '../core/constants';
import { createCueBook } from '../core/cues';
import { ENDED } from '../core/ended';
import type { PlayerSource } from '../core/source';
import { createStore } from '../core/store';
import type { Engine, EngineEvents } from '../engines/engine';
import { supportsSystem } from '../engines/key-systems';
import { loadEngine } from '../engines/load';
import { browserCapabilities, chooseEngine, chooseProtected } from '../engines/select';
import { resumeAfterSourceChange } from './autoplay';
import { createRecovery } from './recovery';
import type { Session, SessionOptions, SessionState } from './types';

const fresh: SessionState = {
  tracks: null,
  height: 0,
  fault: null,
  isOffline: false,
  retriesUntil: 0,
  failed: null,
  expired: false,
  isRemoteLoading: false,
  leftWindowAt: null,
};

export function createSession(source: PlayerSource, options: SessionOptions): Session {
  const media = createVideo(options.volume);
  const state = createStore(fresh);
  const cues = createCueBook();
  const life = new AbortController();
  const can = browserCapabilities();
  const isProtected = Boolean(source.drm?.length);
  const choice = isProtected
    ? chooseProtected(source.drm ?? [], can, supportsSystem)
    : chooseEngine(source, can);
  let engine: Engine | null = null;
  let build = 0;
  /** Where the newest engine began; the element has no position before its first picture. */
  let begin: Pick<PlayerSource, 'startAt' | 'beginAt'> = source;

  const events: EngineEvents = {
    tracks: (tracks) => state.set({ tracks }),
    height: (height) => state.set({ height }),
    cues: cues.add,
    fault: (fault) => guard.fault(fault),
    leftWindow: (date) => state.set({ leftWindowAt: date }),
  };

  async function start(at: Pick<PlayerSource, 'startAt' | 'beginAt'>) {
    const mine = ++build;
    const { startAt, beginAt } = at;
    begin = at;
    if (source.isBreaksOnly) return;
    const chosen = choice instanceof Promise ? await choice : choice;
    if (mine !== build) return;
    if (!chosen) {
      const kind = isProtected ? 'noDrm' : 'codec';
      return events.fault({ kind, fatal: true, detail: 'noEngine' });
    }
    try {
      const create = await loadEngine(chosen.name);
      if (mine !== build || life.signal.aborted) return;
      engine = create(media, events);
      engine.load({
        url: chosen.url,
        drm: chosen.drm,
        ...(source.playlists && { playlists: source.playlists }),
        live: source.kind === 'live',
        hasArchive: source.kind === 'live' && source.archived === true,
        audioLanguages: session.audioLanguages,
        expectedBps: options.expectedBps,
        ...(source.isTrailer && { bufferS: TRAILER_BUFFER_S }),
        ...(startAt !== undefined && { startAt }),
        ...(beginAt !== undefined && { beginAt }),
        ...(source.startDate !== undefined && { startDate: source.startDate }),
      });
      media.dispatchEvent(new Event('enginestart'));
    } catch {
      // The script of the engine failed to load: treated like a fault of the stream.
      if (mine === build) events.fault({ kind: 'network', fatal: true, detail: 'engineLoadError' });
    }
  }

  function currentPosition(aheadS: number): Pick<PlayerSource, 'startAt' | 'beginAt'> {
    const { startAt, beginAt } = begin;
    if (source.kind !== 'live')
      return media.currentTime > 0 ? { startAt: media.currentTime } : { startAt, beginAt };
    const date = engine?.dateAt(media.currentTime) ?? beginAt;
    return date === undefined ? {} : { beginAt: date + aheadS };
  }

  let shownAs = source;
  let requestedAt = performance.now();
  let remote: RemoteDevice | null = null;
  let remoteTimes: MediaClock | null = null;
  const session: Session = {
    get source() {
      return shownAs;
    },
    get requestedAt() {
      return requestedAt;
    },
    begun: null,
    claim(answer) {
      shownAs = answer;
      // A session that plays already keeps the time of its own start.
      if (media.paused) requestedAt = performance.now();
    },
    media,
    get target() {
      return remote?.media ?? media;
    },
    get remote() {
      return remote;
    },
    clock: () => remoteTimes ?? engine,
    setRemote(device) {
      remote = device;
      state.set({ isRemoteLoading: device !== null });
      const startDate = () => engine?.dateAt(0) ?? source.startDate ?? null;
      remoteTimes = device && remoteClock(device.range, { startDate, now: () => serverNow() / 1000 });
    },
    state,
    cues,
    signal: life.signal,
    audioLanguages: options.audioLanguages,
    isRenewable: () => false,
    isNative: can.nativeHls,
    engine: () => engine,
    position: () => currentPosition(0),
    rebuild(aheadS = 0) {
      const at = currentPosition(aheadS);
      resumeAfterSourceChange(media, life.signal);
      engine?.destroy();
      engine = null;
      cues.clear();
      state.set({ failed: null, isOffline: false, leftWindowAt: null, tracks: null });
      void start(at);
    },
    destroy() {
      life.abort(ENDED);
      build += 1;
      engine?.destroy();
      engine = null;
      media.pause();
      media.remove();
      // An element without a source releases its decoder at once instead of at garbage collection.
      media.removeAttribute('src');
      media.load();
    },
  };
  const guard = createRecovery(session);
  void start(source);
  return session;
}

function createVideo(volume: number): HTMLVideoElement {
  const media = document.createElement('video');
  media.playsInline = true;
  media.preload = 'auto';
  media.volume = volume;
  // Name and controls belong to the player around it.
  media.tabIndex = -1;
  return media;
}
