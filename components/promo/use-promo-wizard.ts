'use client';

import { useCallback, useEffect, useReducer } from 'react';
import { loadWords } from '@/lib/client/i18n/load-words';
import { applyPromo, checkPromo, type PromoCheck } from '@/lib/client/promo/calls';
import { forgetReturn } from '@/lib/client/promo/return';
import { promoSentence } from '@/lib/client/promo/sentence';
import { beginWizard, stepWizard } from '@/lib/client/promo/wizard';
import { isLoggedIn } from '@/lib/client/viewer/known';
import { refreshOwned } from '@/lib/client/viewer/refresh-owned';
import { broadcastToTabs, currentViewer, loadViewer } from '@/lib/client/viewer/viewer';
import { CARD_POLL_MS, MOST_CHECKS } from '@/lib/rules/promo/constants';
import { isCertainRefusal } from '@/lib/shared/platform-error';

/** The state and the calls of the wizard: checking and applying start when their step is reached. */
export function usePromoWizard(first: { code: string; check: PromoCheck | null }) {
  const [state, send] = useReducer(stepWizard, first, beginWizard);
  const { at, code } = state;
  const isLinked = at === 'checking' && state.isConfirmed;

  useEffect(forgetReturn, []);
  useEffect(() => {
    if (at !== 'checking' && at !== 'applying') return;
    let isWanted = true;
    const work = async () => {
      try {
        await loadViewer();
        // If the data of a user could not be read, the check below shows the error instead of a login.
        if (!isLoggedIn(currentViewer())) return send({ type: 'loginNeeded' });
        if (at === 'checking') {
          const check = isLinked ? await checkWithCard(code) : await checkPromo(code);
          if (isWanted) send({ type: 'checked', check });
        } else {
          const use = await applyPromo(code);
          // Packets, channels and balance, here and in the other tabs.
          broadcastToTabs({ bought: { kind: 'promo', code } });
          void refreshOwned();
          if (isWanted) send({ type: 'applied', use });
        }
      } catch (error) {
        const isRefused = isCertainRefusal(error);
        const isGuest = isRefused && error.code === 'login_required';
        const sentence = isGuest ? null : promoSentence(error, await loadWords('promo'));
        if (!isWanted) return;
        if (sentence === null) send({ type: 'loginNeeded' });
        else send({ type: isRefused ? 'refused' : 'lost', error: sentence });
      }
    };
    work();
    return () => {
      isWanted = false;
    };
  }, [at, code, isLinked]);

  return {
    state,
    enter: useCallback((entered: string) => send({ type: 'entered', code: entered }), []),
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
