'use client';

import { useCallback, useRef } from 'react';
import { documentAudience } from '@/lib/audience/of-document';
import { isRent, type TitleOffers } from '@/lib/catalogue/offers-data';
import { loadWords } from '@/lib/i18n/load-words';
import { askFor } from '@/lib/modals/ask';
import { showMessage } from '@/lib/modals/message';
import type { PayButton } from '@/lib/platform/metadata';
import { forgetWish, rememberWish, type WatchWish } from '@/lib/playback/after-buy';
import type { WatchPlan } from '@/lib/playback/watch-plan';
import { isPersonKnown } from '@/lib/session/known';
import type { WatchProps } from './face';

type PayPlan = WatchPlan & { kind: 'pay' };

function wishOf(contentId: string, plan: PayPlan, button: PayButton | null, isOffered: boolean): WatchWish {
  const { playAfterId } = plan;
  return { contentId, playAfterId, startAfterBuy: button?.playAfter ?? true, isOffered };
}

/**
 * The way from "not yours yet" to watching (spec 2 §4): what was wanted is stored, guests sign in first (spec 2 §6), then
 * the offers open. Whoever turns back does not want it any more.
 */
export function usePay({ contentId, offersHref, hasPromo }: WatchProps, onOver: () => void) {
  const isBusy = useRef(false);

  const offer = useCallback(
    async (plan: PayPlan, button: PayButton | null) => {
      if (isBusy.current) return;
      isBusy.current = true;
      rememberWish(wishOf(contentId, plan, button, true));
      const data: TitleOffers = {
        ...{ contentId, offersHref, hasPromo, button },
        rents: plan.buttons.filter(isRent),
      };
      const way = await askFor<'on'>({ id: 'quick_packets', isPatient: true, data });
      isBusy.current = false;
      if (way === null) forgetWish();
      onOver();
    },
    [contentId, offersHref, hasPromo, onOver],
  );

  const take = useCallback(
    async (plan: PayPlan, button: PayButton | null) => {
      if (documentAudience() === 'child') {
        const words = await loadWords('offers').catch(() => null);
        if (words) showMessage({ title: words.title, text: words.askAdult });
        return;
      }
      if (isPersonKnown()) return offer(plan, button);
      rememberWish(wishOf(contentId, plan, button, false));
      await askFor({ id: 'auth' });
      // Ask again for whoever has just come in, and go on from there.
      if (!isPersonKnown()) forgetWish();
    },
    [contentId, offer],
  );

  /** Somebody pressed before the answer was there, or has just signed in for it. */
  const begin = useCallback(
    (plan: PayPlan, wish: WatchWish | null) => {
      const [only, ...others] = plan.buttons;
      const button = others.length === 0 ? (only ?? null) : null;
      if (!wish) take(plan, button);
      else if (isPersonKnown() && !wish.isOffered) offer(plan, button);
    },
    [take, offer],
  );

  return { take, begin };
}
