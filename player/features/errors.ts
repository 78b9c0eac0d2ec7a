import { MAX_ERRORS } from '../core/limits';
import { watchKeys } from '../core/store';
import { LIVE } from '../core/time/start';
import type { Feature, FeatureContext } from './feature';

export const errors: Feature = {
  attachSession(context, session, signal) {
    const { store, options, commands } = context;
    const { state } = session;
    const readFailure = () => {
      const error = state.get('failed');
      store.set({ error, ...(error && { failures: store.get('failures') + 1, awake: true }) });
      const fault = state.get('fault');
      if (error && fault) options().onError?.({ code: error, fault });
    };
    const sayFault = () => {
      const fault = state.get('fault');
      if (fault && !state.get('failed')) options().onError?.({ code: null, fault });
    };
    const forgive = () => !store.get('error') && store.set({ failures: 0 });
    watchKeys(state, ['failed'], readFailure, signal);
    watchKeys(state, ['fault'], sayFault, signal);
    session.media.addEventListener('playing', forgive, { signal });
    readFailure();
    commands.handle('retry', () => retry(context), signal);
  },
};

function retry(context: FeatureContext) {
  const { store, options, session } = context;
  const now = session();
  if (!now) return;
  const { onRequestTime, onRetry } = options();
  // Spec 2 §4: after 2 or more errors on play it jumps to the current programme.
  if (now.source.kind === 'archive' && store.get('failures') >= MAX_ERRORS && onRequestTime)
    return onRequestTime(LIVE);
  // New addresses, if these were the trouble; meanwhile the old ones are tried again.
  onRetry?.();
  const startAt = now.source.kind === 'live' ? undefined : store.get('currentTime') || now.source.startAt;
  context.show({ ...now.source, startAt }, true);
}
