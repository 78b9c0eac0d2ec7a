'use client';

import { useCallback, useRef } from 'react';
import { forgetWatchIntent, rememberWatchIntent, type WatchIntent } from '@/lib/client/browser/after-buy';
import { documentAudience } from '@/lib/client/browser/of-document';
import { licenceOf, type OfferChoice, type TitleOffers } from '@/lib/client/catalogue/offers-data';
import { buy } from '@/lib/client/commerce/buy';
import { loadWords } from '@/lib/client/i18n/load-words';
import { askFor, askModal } from '@/lib/client/modals/ask';
import { showMessage } from '@/lib/client/modals/message';
import type { WatchPlan } from '@/lib/client/playback/watch-plan';
import { hasUserSession } from '@/lib/client/viewer/known';
import type { PayButton } from '@/lib/platform/resources/metadata';
import { isForChild } from '@/lib/shared/sites/audience';
import type { WatchProps } from './button-label';

type PayPlan = WatchPlan & { kind: 'pay' };

function watchIntentOf(
  contentId: string,
  plan: PayPlan,
  button: PayButton | null,
  isOffered: boolean,
): WatchIntent {
  const { playAfterId } = plan;
  return { contentId, playAfterId, startAfterBuy: button?.playAfter ?? true, isOffered };
}

/** Buys what was chosen; false when the viewer turned back. A payment that is still open may give the title later. */
async function isBought(
  contentId: string,
  choice: Exclude<OfferChoice, 'elsewhere'>,
  closing?: AbortSignal,
): Promise<boolean> {
  const { result } = await buy({ kind: 'title', contentId, ...choice }, null, closing);
  return result === 'bought' || result === 'owned' || result === 'later';
}

interface Chosen {
  choice: OfferChoice | null;
  closing?: AbortSignal;
}

/** The offers stay open after a choice, until the purchase shows a dialog of its own; `closing` says that they were closed. */
function askOffers(data: TitleOffers): Promise<Chosen> {
  const closing = new AbortController();
  return new Promise((resolve) => {
    const settle = (value: unknown) => {
      const choice = (value ?? null) as OfferChoice | null;
      if (choice === null) closing.abort();
      resolve({ choice, closing: closing.signal });
    };
    askModal({ id: 'quick_packets', isPatient: true, data, settle });
  });
}

/**
 * The steps from an offer to playback (spec 2 §4): the intent is stored, guests log in first (spec 2 §6), then the
 * offers open, and what is chosen is bought. The request that follows plays it. Turning back clears the intent.
 */
export function usePay({ contentId, offersHref, hasPromo }: WatchProps, onOver: () => void) {
  const isBusy = useRef(false);

  const offer = useCallback(
    async (plan: PayPlan, button: PayButton | null) => {
      if (isBusy.current) return;
      isBusy.current = true;
      rememberWatchIntent(watchIntentOf(contentId, plan, button, true));
      const wayId = button && licenceOf(button);
      const data: TitleOffers = {
        contentId,
        offersHref,
        hasPromo,
        rents: plan.buttons.filter((one) => licenceOf(one) !== null),
      };
      const { choice, closing }: Chosen = wayId ? { choice: { wayId } } : await askOffers(data);
      const isKept =
        choice === 'elsewhere' || (choice !== null && (await isBought(contentId, choice, closing)));
      isBusy.current = false;
      if (!isKept) forgetWatchIntent();
      onOver();
    },
    [contentId, offersHref, hasPromo, onOver],
  );

  const take = useCallback(
    async (plan: PayPlan, button: PayButton | null) => {
      if (isForChild(documentAudience())) {
        const words = await loadWords('offers').catch(() => null);
        if (words) showMessage({ title: words.title, text: words.askAdult });
        return;
      }
      if (hasUserSession()) return offer(plan, button);
      rememberWatchIntent(watchIntentOf(contentId, plan, button, false));
      await askFor({ id: 'auth' });
      // After a login the request runs again and continues from there.
      if (!hasUserSession()) forgetWatchIntent();
    },
    [contentId, offer],
  );

  /** Runs after an early press, or after a login for this title. */
  const begin = useCallback(
    (plan: PayPlan, intent: WatchIntent | null) => {
      const [only, ...others] = plan.buttons;
      const button = others.length === 0 ? (only ?? null) : null;
      if (!intent) take(plan, button);
      else if (hasUserSession() && !intent.isOffered) offer(plan, button);
    },
    [take, offer],
  );

  return { take, begin };
}
