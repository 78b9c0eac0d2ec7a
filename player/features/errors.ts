import { trackFailure } from '@/lib/client/playback/track-playing';
import { MAX_ERRORS } from '../core/constants';
import type { Fault, PlayerErrorCode } from '../core/errors/ladder';
import { watchKeys } from '../core/store';
import { LIVE } from '../core/time/start';
import type { Session } from '../stage/types';
import type { Feature, FeatureContext } from './feature';
import { continueInArchive } from './support/archive';
import { playbackOf } from './support/playback-of';
import { startLive } from './support/start-live';

/** The counted failure of a session, whose features attach again when playback moves to a device or back. */
const counted = new WeakMap<Session, Fault>();

export const errors: Feature = {
  // Before there is a stream, its call is what may be repeated.
  attach({ commands, options, store }, signal) {
    const again = () => {
      store.set({ retries: store.get('retries') + 1 });
      options().onRetry?.();
    };
    commands.handle('retry', again, signal);
  },
  attachSession(context, session, signal) {
    const { store, options, commands } = context;
    const { state } = session;
    const report = (code: PlayerErrorCode | null, fault: Fault) => {
      options().onError?.({ code, fault });
      // Without the address, which grants access to the stream.
      const details = fault.status === undefined ? undefined : String(fault.status);
      trackFailure({ code: code ?? 'recovered', kind: fault.kind, details, ...playbackOf(context, session) });
    };
    const readFailure = () => {
      const error = state.get('failed');
      const fault = state.get('fault');
      const licenceError = (error && fault?.licence) ?? null;
      store.set({ error, licenceError });
      if (!error || !fault || counted.get(session) === fault) return;
      counted.set(session, fault);
      store.set({ failures: store.get('failures') + 1, controlsVisible: true });
      report(error, fault);
    };
    const sayFault = () => {
      const fault = state.get('fault');
      if (fault && !state.get('failed')) report(null, fault);
    };
    const resetErrors = () => !store.get('error') && store.set({ failures: 0 });
    watchKeys(state, ['failed'], readFailure, signal);
    watchKeys(state, ['fault'], sayFault, signal);
    session.media.addEventListener('playing', resetErrors, { signal });
    readFailure();
    commands.handle('retry', () => retry(context), signal);
  },
};

function retry(context: FeatureContext) {
  const { store, options, session } = context;
  const now = session();
  if (!now) return;
  store.set({ retries: store.get('retries') + 1 });
  const { onRequestTime, onRetry } = options();
  // Spec 2 §4: an archive that fails again is replaced by live.
  if (now.source.kind === 'archive' && store.get('failures') >= MAX_ERRORS && onRequestTime)
    return onRequestTime(LIVE, 'requested');
  // The page may fetch new addresses; meanwhile the old ones are tried again, unless they have expired.
  onRetry?.();
  if (continueInArchive(context, now)) return;
  if (onRetry && now.state.get('expired')) return;
  if (now.source.kind === 'live') return startLive(context, now, store.get('date') ?? undefined);
  const startAt = store.get('currentTime') || now.source.startAt;
  context.show({ ...now.source, startAt }, true);
}
