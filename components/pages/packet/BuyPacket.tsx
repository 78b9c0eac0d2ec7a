'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { buttonClasses } from '@/components/ui/button/classes';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { CheckIcon } from '@/components/ui/icon/status';
import { buy } from '@/lib/client/commerce/buy';
import { ownState } from '@/lib/client/commerce/own-state';
import { type ActionWords, usePacketActions } from '@/lib/client/commerce/use-packet-actions';
import type { PeriodView } from '@/lib/server/pages/packet';
import { routes } from '@/lib/shared/routes';
import { useOwnPacket } from './OwnPacketsProvider';
import { PeriodChoice, PeriodPrice } from './PeriodChoice';
import styles from './packet.module.scss';

interface Props {
  /** The packet, and as its address has it: `82`, `almatv_82`. */
  id: string;
  packetKey: string;
  /** The page of the packet, and the same page with the purchase. */
  href: string;
  buyHref: string;
  /** "7 days free"; null without a trial. */
  trial: string | null;
  /** What it costs for its first period. */
  price: ReactNode;
  /** More than one can be chosen from. */
  periods: readonly PeriodView[];
  /** Spec 3 §2: embedded, the purchase opens in a new window. */
  isOutside: boolean;
  words: { act: ActionWords; tryIt: string; terms: string; periods: string };
}

/**
 * What the viewer has of a packet, and the buttons of spec 3 §4 "Subscription actions". The stored page has the button of a
 * guest; the address may start the purchase, too (spec 3 §2 Pages, `action=buy`).
 */
export function BuyPacket({ id, packetKey, href, buyHref, trial, price, periods, isOutside, words }: Props) {
  const { own, words: ownWords } = useOwnPacket(id);
  const { begin, isBusy } = useBuying(packetKey);
  const [periodId, choose] = useState<string | null>(null);
  const beginRequested = useCallback(() => {
    leaveAction(href);
    begin();
  }, [begin, href]);
  const { offered, busy } = usePacketActions(own, words.act);
  const state = own && ownWords && ownState(own, ownWords);
  const requested = (
    // Separate, because components that read the query are not rendered in stored pages.
    <Suspense fallback={null}>
      <RequestedByAddress onRequested={beginRequested} />
    </Suspense>
  );
  if (state && ownWords) {
    return (
      <div className={styles.actions}>
        {price}
        <div className={styles.status} role="status">
          <p className={styles.state}>
            <CheckIcon size="sm" />
            {state.badge}
          </p>
          {state.detail ? <p className={styles.note}>{state.detail}</p> : null}
        </div>
        {offered.map(({ action, label, run }) => (
          <Button key={action} aria-disabled={busy !== null} onClick={run}>
            {busy === action ? words.act.working : label}
          </Button>
        ))}
        <LinkButton href={routes.subscriptions()} variant="quiet">
          {ownWords.manage}
        </LinkButton>
        {requested}
      </div>
    );
  }
  if (own?.state === 'closed') return price;
  // A trial is given once.
  const open = own && !own.isTrialOpen ? null : trial;
  // If the purchase opens in a new window, the period is chosen there.
  const [first = null] = isOutside ? [] : periods;
  const chosen = periods.find((period) => period.id === periodId) ?? first;
  const isTrial = open !== null && (chosen?.hasTrial ?? true);
  const label = isTrial ? words.tryIt : words.act.subscribe;
  return (
    <div className={styles.actions}>
      {chosen === null || chosen === first ? price : <PeriodPrice period={chosen} />}
      {chosen ? (
        <PeriodChoice label={words.periods} periods={periods} chosen={chosen} onChoose={choose} />
      ) : null}
      {isOutside ? (
        <a
          href={buyHref}
          target="_blank"
          rel="noopener"
          className={buttonClasses({ variant: 'primary', size: 'lg' })}
        >
          {label}
        </a>
      ) : (
        <Button variant="primary" size="lg" aria-disabled={isBusy} onClick={() => begin(chosen?.id)}>
          {isBusy ? words.act.working : chosen && !isTrial ? `${label} · ${chosen.price}` : label}
        </Button>
      )}
      <p className={styles.note}>{words.terms}</p>
      {isOutside ? null : requested}
    </div>
  );
}

/** One purchase at a time. */
function useBuying(key: string) {
  const [isBusy, setBusy] = useState(false);
  const begin = useCallback(
    async (wayId?: string) => {
      setBusy(true);
      await buy({ kind: 'packet', key, ...(wayId ? { wayId } : {}) });
      setBusy(false);
    },
    [key],
  );
  return { begin, isBusy };
}

/**
 * Removes the action from the address before the purchase begins, so that neither a reload nor "back" starts it again.
 * Not through the router, whose navigation would end later and close the dialog of the purchase.
 */
function leaveAction(href: string): void {
  window.history.replaceState(window.history.state, '', href);
}

/** Calls back once for each address with the action. */
function RequestedByAddress({ onRequested }: { onRequested(): void }) {
  const isRequested = useSearchParams().get('action') === 'buy';
  const isDone = useRef(false);
  useEffect(() => {
    if (isRequested && !isDone.current) onRequested();
    isDone.current = isRequested;
  }, [isRequested, onRequested]);
  return null;
}
