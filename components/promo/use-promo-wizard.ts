'use client';

import { useCallback, useEffect, useReducer, useRef } from 'react';
import { loadWords } from '@/lib/client/i18n/load-words';
import { applyPromo, checkPromo, type PromoCheck } from '@/lib/client/promo/calls';
import { forgetReturn } from '@/lib/client/promo/return';
import { promoSentence } from '@/lib/client/promo/sentence';
import { beginWizard, stepWizard } from '@/lib/client/promo/wizard';
import { currentViewer, loadViewer } from '@/lib/client/viewer/viewer';
import { CARD_POLL_MS, MOST_CHECKS } from '@/lib/rules/promo/constants';
import { PlatformError } from '@/lib/shared/platform-error';

/** The state and the calls of the wizard: checking and applying start when their step is reached. */
export function usePromoWizard(first: { code: string; check: PromoCheck | null }) {
  const [state, send] = useReducer(stepWizard, first, beginWizard);
  const { at, code } = state;
  const isLinked = at === 'checking' && state.isConfirmed;
  /** The idempotency key of one attempt, reused when it is sent again. */
  const attempt = useRef('');

  useEffect(forgetReturn, []);
  useEffect(() => {
    if (at !== 'checking' && at !== 'applying') return;
    let isWanted = true;
    const work = async () => {
      try {
        await loadViewer();
        if (currentViewer()?.state !== 'user') return send({ type: 'loginNeeded' });
        if (at === 'checking') {
          const check = isLinked ? await checkWithCard(code) : await checkPromo(code);
          if (isWanted) send({ type: 'checked', check });
        } else {
          attempt.current ||= crypto.randomUUID();
          const use = await applyPromo(code, attempt.current);
          if (isWanted) send({ type: 'applied', use });
        }
      } catch (error) {
        const isGuest = error instanceof PlatformError && error.code === 'login_required';
        const sentence = isGuest ? null : promoSentence(error, await loadWords('promo'));
        if (isWanted)
          send(sentence === null ? { type: 'loginNeeded' } : { type: 'refused', error: sentence });
      }
    };
    work();
    return () => {
      isWanted = false;
    };
  }, [at, code, isLinked]);

  return {
    state,
    enter: useCallback((entered: string) => {
      attempt.current = '';
      send({ type: 'entered', code: entered });
    }, []),
    confirm: useCallback(() => send({ type: 'confirmed' }), []),
    restart: useCallback(() => send({ type: 'restart' }), []),
    relink: useCallback(() => send({ type: 'relink' }), []),
    cardLinked: useCallback(() => send({ type: 'cardLinked' }), []),
    cardFailed: useCallback(() => send({ type: 'cardFailed' }), []),
  };
}

/** Checks several times (spec 3 §9), because the new card may appear shortly after the answer of the bank. */
async function checkWithCard(code: string): Promise<PromoCheck> {
  for (let count = 1; ; count += 1) {
    const check = await checkPromo(code);
    if (check.next !== 'card' || count === MOST_CHECKS) return check;
    await new Promise((resolve) => setTimeout(resolve, CARD_POLL_MS));
  }
}
