'use client';

import { Button } from '@/components/ui/button/Button';
import { Failure } from '@/components/ui/form/Failure';
import { TrashIcon } from '@/components/ui/icon/files';
import { dayText } from '@/lib/client/browser/moment';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { showAlert } from '@/lib/client/modals/alert';
import { askConfirm } from '@/lib/client/modals/message';
import { unlessPinClosed } from '@/lib/client/parental/with-pin';
import { askDeletion, cancelDeletion } from '@/lib/client/personal-data/calls';
import { refreshOwned } from '@/lib/client/viewer/refresh-owned';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './personal.module.scss';

interface Props {
  words: Messages['account'];
  /** When the account will be deleted, in Unix milliseconds. */
  deletionAt: number | null;
  onChange(part: { deletionAt: number | null }): void;
}

/**
 * The end of the account, with two weeks to change one's mind: apart from everything else and without a filled button, so that
 * nobody takes it for one of the usual actions.
 */
export function AccountDeletion({ words, deletionAt, onChange }: Props) {
  const own = words.personal;
  const { isBusy, error, run } = useAttempt(words);
  const attempt = (work: () => Promise<void>) => run(() => unlessPinClosed(work));
  const remove = () =>
    attempt(async () => {
      const isSure = await askConfirm({ title: own.sureTitle, text: own.sure, action: own.remove });
      if (!isSure) return;
      onChange({ deletionAt: await askDeletion() });
      // Every renewal is off now, so no day of a payment may be shown any more.
      void refreshOwned();
    });
  const stay = () =>
    attempt(async () => {
      await cancelDeletion();
      onChange({ deletionAt: null });
      showAlert(own.stays);
    });
  const isEnding = deletionAt !== null;
  return (
    <section aria-label={own.remove} className={isEnding ? styles.ending : styles.removal}>
      <p className={isEnding ? undefined : styles.about}>
        {isEnding ? fill(own.ending, { day: dayText(deletionAt) }) : own.removal}
      </p>
      {isEnding ? (
        <Button variant="primary" onClick={stay} aria-disabled={isBusy}>
          {own.stay}
        </Button>
      ) : (
        <Button variant="quiet" className={styles.remove} onClick={remove} aria-disabled={isBusy}>
          <TrashIcon />
          {own.remove}
        </Button>
      )}
      <Failure text={error} />
    </section>
  );
}
