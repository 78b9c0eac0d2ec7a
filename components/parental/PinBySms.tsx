'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Failure } from '@/components/ui/form/Failure';
import formStyles from '@/components/ui/form/form.module.scss';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { useCountdown } from '@/lib/client/hooks/use-countdown';
import { sendPin } from '@/lib/client/parental/calls';
import { waitText } from '@/lib/rules/parental/wait-text';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { RESEND_SECONDS } from '@/lib/shared/phone';
import styles from './parental.module.scss';

interface Props {
  words: Messages['parental'];
  /** Called to focus the field of the PIN. */
  onSent(): void;
}

/** Spec 3 §4, §8: sends a forgotten PIN to the phone of the account, at most once a minute (spec 3 §9). */
export function PinBySms({ words, onSent }: Props) {
  const { isBusy, error, left, run } = useAttempt(words);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const resendIn = useCountdown(sentAt === null ? 0 : sentAt + RESEND_SECONDS * 1000);
  const wait = Math.max(left, resendIn);

  const send = () =>
    run(async () => {
      await sendPin();
      setSentAt(Date.now());
      onSent();
    });

  return (
    <>
      <p role="status" className={clsx(formStyles.status, styles.centred)}>
        {resendIn > 0 ? words.smsSent : null}
      </p>
      <Failure text={error} className={styles.centred} />
      {wait > 0 ? (
        <p className={formStyles.wait}>{fill(words.sendSmsIn, { time: waitText(wait) })}</p>
      ) : (
        <Button variant="quiet" onClick={send} aria-disabled={isBusy}>
          {isBusy ? words.sending : words.sendSms}
        </Button>
      )}
    </>
  );
}
