'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Failure } from '@/components/ui/form/Failure';
import { hasTabs } from '@/lib/client/browser/of-document';
import { askPin } from '@/lib/client/parental/ask-pin';
import { linkCard } from '@/lib/client/promo/calls';
import { promoSentence } from '@/lib/client/promo/sentence';
import type { Modal } from '@/lib/rules/modals/queue';
import { LINK_RESET_MS } from '@/lib/rules/promo/constants';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import styles from './promo.module.scss';
import { useCardPoll } from './use-card-poll';

interface Props {
  words: Messages['promo'];
  /** The message of the platform about the missing card. */
  note: string | null;
  hasFailed: boolean;
  /** The modal to return to after a dialog in between. */
  back: Modal;
  onAgain(): void;
  onLinked(): void;
  onFailed(): void;
  onClose(): void;
}

/**
 * Spec 3 §4 step 3: the card is linked on a page of the bank in its own window, and the result is polled. A host app that shows
 * one page at a time opens the bank in place of this page. The bank leads home then, and the viewer enters the code again: it is
 * worth money, so the address of the return does not contain it.
 */
export function CardStep({ words, note, hasFailed, back, onAgain, onLinked, onFailed, onClose }: Props) {
  const [link, setLink] = useState<{ id: number; url: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useCardPoll(hasFailed ? null : (link?.id ?? null), onLinked, onFailed);

  // Spec 3 §9: the link button resets after 10 s.
  useEffect(() => {
    if (!isBusy || !link) return;
    const timer = setTimeout(() => setBusy(false), LINK_RESET_MS);
    return () => clearTimeout(timer);
  }, [isBusy, link]);

  const begin = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    // Opened during the press, because browsers block a window that opens after an answer.
    const isBeside = hasTabs();
    const page = isBeside ? window.open('', '_blank') : null;
    if (page) page.opener = null;
    try {
      const next = link ?? (await linkCard());
      setLink(next);
      if (isBeside) page?.location.replace(next.url);
      else location.assign(next.url);
    } catch (failure) {
      page?.close();
      setBusy(false);
      if (failure instanceof PlatformError && failure.code === 'pin_required') {
        askPin({ action: 'pay' }, { back });
        return;
      }
      setError(promoSentence(failure, words));
    }
  };

  if (hasFailed) {
    return (
      <div className={styles.form}>
        <p role="alert" className={styles.text}>
          {words.promo_card_link_failure}
        </p>
        <div className={styles.answers}>
          <Button variant="primary" size="lg" onClick={onClose} data-autofocus>
            {words.close}
          </Button>
          <Button
            variant="quiet"
            size="lg"
            onClick={() => {
              setLink(null);
              onAgain();
            }}
          >
            {words.linkCard}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      {note ? <p className={styles.gives}>{note}</p> : null}
      <p className={styles.text}>{words.cardText}</p>
      <Failure text={error} />
      <p role="status" className={styles.news}>
        {link ? words.waiting : null}
      </p>
      <div className={styles.answers}>
        <Button variant="primary" size="lg" aria-disabled={isBusy} onClick={begin} data-autofocus>
          {isBusy && !link ? words.linking : link ? words.openBank : words.linkCard}
        </Button>
      </div>
    </div>
  );
}
