'use client';

import { useEffect, useEffectEvent } from 'react';
import { reportTransaction } from '@/lib/client/browser/bridge';
import { checkCard } from '@/lib/client/promo/calls';
import { afterCheck } from '@/lib/rules/promo/card-poll';
import { CARD_POLL_MS } from '@/lib/rules/promo/constants';

/** Polls the linking of a card until it ends; closing the dialog stops it (spec 3 §2). */
export function useCardPoll(id: number | null, onLinked: () => void, onFailed: () => void): void {
  const end = useEffectEvent((kind: 'linked' | 'failed') => {
    reportTransaction(kind === 'linked');
    if (kind === 'linked') onLinked();
    else onFailed();
  });
  useEffect(() => {
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isOver = false;
    let poll = { beganAt: Date.now(), failures: 0 };
    const check = async () => {
      const verdict = afterCheck(poll, await checkCard(id), Date.now());
      if (isOver) return;
      if (verdict.kind !== 'again') return end(verdict.kind);
      poll = verdict.poll;
      timer = setTimeout(check, verdict.inMs);
    };
    timer = setTimeout(check, CARD_POLL_MS);
    return () => {
      isOver = true;
      if (timer) clearTimeout(timer);
    };
  }, [id]);
}
