'use client';

import type { MouseEvent } from 'react';
import { leavesToBrowser } from '@/lib/client/browser/pressed';
import type { PurchaseOutcome } from '@/lib/rules/commerce/subject';
import { isEmbedPath } from '@/lib/shared/policy/embed-frame';
import { routes } from '@/lib/shared/routes';
import { usePlayerContext, useSend } from '../context';
import styles from './ad.module.scss';

/**
 * Leads to a purchase over the ad, which stands still meanwhile (spec 2 §2 Player UI). What was bought begins at once: the
 * ad ends, and what is watched goes on. In a frame of another site packets open in a window of their own (spec 3 §2).
 */
export function RemoveAds({ isPaused }: { isPaused: boolean }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const isEmbedded = isEmbedPath(location.pathname);

  const start = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (leavesToBrowser(event.currentTarget, event)) return;
    event.preventDefault();
    send('pause');
    const result = await purchase();
    if (isBought(result)) send('removeAds');
    if (isBought(result) || !isPaused) send('play');
    if (result === 'later' && isBought(await outcomeOfPayment())) send('removeAds');
  };
  return (
    <a
      className={styles.link}
      href={routes.packets()}
      onClick={start}
      {...(isEmbedded && { target: '_blank', rel: 'noopener' })}
    >
      {labels.adRemove}
    </a>
  );
}

const SUBJECT = { kind: 'removeAds' } as const;

type Result = PurchaseOutcome['result'];

const isBought = (result: Result) => result === 'bought' || result === 'owned';

async function purchase(): Promise<Result> {
  try {
    const { buy } = await import('@/lib/client/commerce/buy');
    return (await buy(SUBJECT, { startAfterBuy: true })).result;
  } catch {
    // The script of purchases did not load: the page of packets sells as well.
    location.assign(routes.packets());
    return 'failed';
  }
}

/** Of a payment that goes on behind a closed dialog. */
async function outcomeOfPayment(): Promise<Result> {
  try {
    const { endOfPurchase } = await import('@/lib/client/commerce/end-of-purchase');
    return (await endOfPurchase(SUBJECT)).result;
  } catch {
    // The ads of this stream stay; the next stream comes without.
    return 'failed';
  }
}
