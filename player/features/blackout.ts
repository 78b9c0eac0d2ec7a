import { abortWith } from '../core/abort-with';
import { BLACKOUT_CHECK_MS, BLACKOUT_SAME_PLACE_S } from '../core/constants';
import type { PlayerSource } from '../core/source';
import { watchKeys } from '../core/store';
import { blackoutAt, expectedDate } from '../core/time/blackout';
import { isLiveDate, type Span } from '../core/time/timeline';
import type { Session } from '../stage/types';
import { type Feature, type FeatureContext, intervalUntil } from './feature';
import { isWatchedLive } from './live';
import { liveOnlyAt, secondOrLive } from './support/archive';
import { whenUncovered } from './support/covered';

interface Held {
  window: Span;
  /** The date where playback stopped. */
  at: number;
  /** When it stopped, in milliseconds of this device. */
  since: number;
  wasLive: boolean;
  /** Another stream follows, which ends this session. */
  isLeaving?: boolean;
  /** It follows after a press. */
  isPaused?: boolean;
  release(): void;
}

const windowAt = (source: PlayerSource, date: number | null) =>
  date === null ? null : blackoutAt(source.blackouts?.windows ?? [], date);

/**
 * Spec 2 §4 Blackout: a screen covers the picture from the first to the last second of a blackout. The picture stands
 * still, but time goes on as on television; afterwards playback continues at the end of the blackout, or live.
 */
export const blackout: Feature = {
  holdsStart: ({ now }, source) => windowAt(source, expectedDate(source, now())) !== null,
  attachSession(context, session, signal) {
    const { store, gates, commands } = context;
    const { source } = session;
    if (!source.blackouts?.windows.length) return;
    let held: Held | null = null;

    const show = (window: Span | null) =>
      store.set({ blackout: window && { until: window.end, screen: source.blackouts?.screen ?? null } });

    function enter(window: Span, at: number) {
      const wasLive = isWatchedLive(store, source);
      show(window);
      held = { window, at, wasLive, since: Date.now(), release: gates.hold({ kind: 'blackout' }, signal) };
    }
    function leave() {
      const { release } = held ?? {};
      held = null;
      show(null);
      release?.();
    }
    /**
     * The viewer has paused: the next press continues at the end of the blackout (features/resume-live.ts). Until that stream is there the
     * content stays held, so that nothing of the blackout is seen or heard.
     */
    function stayPaused(of: Held) {
      const moved = abortWith(signal);
      const release = () => {
        moved.abort();
        of.release();
      };
      held = { ...of, isLeaving: true, isPaused: true, release };
      session.state.set({ leftWindowAt: of.window.end });
      // A device has a press of its own (features/cast.ts).
      if (session.remote) return of.release();
      // Past the gate, which pauses it again at once.
      const press = () => void session.target.play().catch(() => {});
      commands.handle('play', press, moved.signal);
      commands.handle('togglePlay', press, moved.signal);
    }
    /** The viewer moved, or the stream has told its date. */
    function moveTo(date: number, of: Held) {
      const window = windowAt(source, date);
      if (!window) return leave();
      held = { ...of, window, at: date, since: Date.now() };
      show(window);
    }
    function update() {
      const date = store.get('date');
      if (!held) {
        const at = date ?? expectedDate(source, context.now());
        const window = windowAt(source, at);
        if (window && at !== null) enter(window, at);
        return;
      }
      if (date !== null && Math.abs(date - held.at) > BLACKOUT_SAME_PLACE_S) return moveTo(date, held);
      const isOver = held.at + (Date.now() - held.since) / 1000 >= held.window.end;
      // The viewer has gone to live, or to another second.
      if (held.isPaused && gates.goesOn()) return leave();
      if (!isOver || held.isLeaving) return;
      if (session.state.get('leftWindowAt') !== null && !gates.goesOn()) return stayPaused(held);
      if (continueAfter(context, session, held)) return leave();
      held.isLeaving = true;
      // The viewer may leave it under a dialog, too.
      whenUncovered(context.root, () => held?.isLeaving && requestEnd(context, held), signal);
    }
    watchKeys(store, ['date'], update, signal);
    intervalUntil(BLACKOUT_CHECK_MS, update, signal);
    signal.addEventListener('abort', () => show(null));
    update();
  },
};

/** Moves behind the blackout; false when that needs another stream, which ends this session. */
function continueAfter(context: FeatureContext, session: Session, { window, wasLive }: Held): boolean {
  const { commands, options, store, now } = context;
  const { source, target, state } = session;
  if (source.kind === 'live' && (wasLive || isLiveDate(window.end, now()))) {
    commands.send('goLive');
    return true;
  }
  const byStart = source.startDate === undefined ? null : window.end - source.startDate;
  const time = session.clock()?.timeAt(window.end) ?? byStart;
  const range = store.get('seekable');
  const isLoaded = state.get('leftWindowAt') === null && time !== null && range && time <= range.end;
  if (isLoaded && time >= range.start) {
    target.currentTime = time;
    return true;
  }
  if (source.kind === 'live' && liveOnlyAt(context, source, window.end) !== null) {
    commands.send('goLive');
    return true;
  }
  return !options().onRequestTime;
}

function requestEnd(context: FeatureContext, { window }: Held): void {
  context.options().onRequestTime?.(secondOrLive(context, window.end), 'continues');
}
