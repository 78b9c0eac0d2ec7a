'use client';

import { useCallback, useEffect, useReducer } from 'react';
import { isMotionReduced } from '@/lib/client/browser/motion';
import { type Modal, noModal, stepModals } from '@/lib/rules/modals/queue';

/** The queue of modals with its timers; under reduced motion hiding takes no time. */
export function useModals() {
  const [state, send] = useReducer(stepModals, noModal);
  const waitMs = 'waitMs' in state ? state.waitMs : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase is a new wait, also of the same length.
  useEffect(() => {
    if (waitMs === null) return;
    const timer = setTimeout(() => send({ type: 'due' }), waitMs);
    return () => clearTimeout(timer);
  }, [state.phase, waitMs]);

  const ask = useCallback((modal: Modal) => send({ type: 'ask', modal, isFast: isMotionReduced() }), []);
  const close = useCallback(() => send({ type: 'close', isFast: isMotionReduced() }), []);
  return { state, ask, close };
}
