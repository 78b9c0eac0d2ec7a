'use client';

import { Button } from '@/components/ui/button/Button';
import { fill } from '@/components/ui/fill';
import { Section } from '@/components/ui/section/Section';
import { dayText } from '@/lib/client/browser/moment';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { showAlert } from '@/lib/client/modals/alert';
import { askConfirm } from '@/lib/client/modals/message';
import { PIN_CLOSED } from '@/lib/client/parental/with-pin';
import { askDeletion, cancelDeletion, exportData } from '@/lib/client/personal-data/calls';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import account from '../account.module.scss';
import styles from './personal.module.scss';
import { saveFile } from './save-file';

interface Props {
  words: Messages['account'];
  /** When the account will be deleted, in Unix milliseconds. */
  deletionAt: number | null;
  onChange(part: { deletionAt: number | null }): void;
}

const FILE_NAME = 'my-data.json';

/** The data of the viewer as a file, and the end of the account: after the PIN, with two weeks to change one's mind. */
export function PersonalData({ words, deletionAt, onChange }: Props) {
  const own = words.personal;
  const { isBusy, error, run } = useAttempt(words);
  // Closing the question for the PIN is no failure.
  const attempt = (work: () => Promise<void>) =>
    run(() =>
      work().catch((failure: unknown) => {
        if (failure !== PIN_CLOSED) throw failure;
      }),
    );
  const download = () => attempt(async () => saveFile(await exportData(), FILE_NAME));
  const remove = () =>
    attempt(async () => {
      const isSure = await askConfirm({ title: own.sureTitle, text: own.sure, action: own.remove });
      if (isSure) onChange({ deletionAt: await askDeletion() });
    });
  const stay = () =>
    attempt(async () => {
      await cancelDeletion();
      onChange({ deletionAt: null });
      showAlert(own.stays);
    });
  return (
    <Section title={own.title}>
      <div className={account.act}>
        <p className={styles.about}>{own.intro}</p>
        <Button onClick={download} aria-disabled={isBusy}>
          {own.download}
        </Button>
      </div>
      {deletionAt === null ? (
        <div className={account.act}>
          <p className={styles.about}>{own.removal}</p>
          <Button onClick={remove} aria-disabled={isBusy}>
            {own.remove}
          </Button>
        </div>
      ) : (
        <div className={styles.ending}>
          <p>{fill(own.ending, { day: dayText(deletionAt) })}</p>
          <Button variant="primary" onClick={stay} aria-disabled={isBusy}>
            {own.stay}
          </Button>
        </div>
      )}
      {error ? <p role="alert">{error}</p> : null}
    </Section>
  );
}
