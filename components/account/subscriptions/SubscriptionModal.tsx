'use client';

import { Button } from '@/components/ui/button/Button';
import { Details } from '@/components/ui/details/Details';
import { CloseEmptyModal } from '@/components/ui/modal/CloseEmptyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { dayText } from '@/lib/client/browser/moment';
import type { SubscriptionQuestion } from '@/lib/client/commerce/change-subscription';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './dialogs.module.scss';

/** Spec 3 §2 `subscription`: what an action changes, when, and for how much; `true` when the viewer agrees. */
export function SubscriptionModal({ frame, data, settle, words }: ModalProps) {
  const question = data as SubscriptionQuestion | undefined;
  // Only an action opens it; an address alone has no subscription.
  if (!question) return <CloseEmptyModal frame={frame} />;
  const agree = () => {
    settle(true);
    frame.onClose();
  };
  return (
    <WordsDialog frame={frame} words={words} name="subscription" title={() => question.title}>
      {(own) => (
        <div className={styles.body}>
          <p className={styles.text}>{question.text}</p>
          <Details rows={rowsOf(question, own)} />
          <div className={styles.answers}>
            <Button variant="primary" size="lg" onClick={agree} data-autofocus>
              {question.label}
            </Button>
            <Button variant="quiet" size="lg" onClick={frame.onClose}>
              {own.cancel}
            </Button>
          </div>
        </div>
      )}
    </WordsDialog>
  );
}

type Row = readonly [name: string, value: string | null];

function rowsOf({ own, action }: SubscriptionQuestion, words: Messages['subscription']): Row[] {
  const { startAt, endAt, pausedSince, price, nextPrice, refund, isTrial, counterpart } = own;
  const day = (at: number | null) => (at === null ? null : dayText(at));
  switch (action) {
    case 'disable':
      return [
        [words.worksUntil, day(endAt)],
        [words.notCharged, nextPrice],
        [words.nextPayment, counterpart?.price ?? null],
      ];
    case 'enable':
      return [
        [words.nextPayment, day(endAt)],
        [words.price, nextPrice ?? price],
      ];
    case 'cancel':
      return [
        [words.wouldStart, day(startAt)],
        // A trial costs nothing yet: its packet would.
        [words.notCharged, isTrial ? price : (nextPrice ?? price)],
        [words.nextPayment, counterpart?.price ?? null],
      ];
    case 'remove':
      return [[words.toBalance, refund]];
    case 'pause':
      return [[words.paidUntil, day(endAt)]];
    case 'resume':
      return [[words.pausedSince, day(pausedSince)]];
  }
}
