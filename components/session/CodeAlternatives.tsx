'use client';

import { Button } from '@/components/ui/button/Button';
import formStyles from '@/components/ui/form/form.module.scss';
import { useCountdown } from '@/lib/client/hooks/use-countdown';
import type { CodeSent, LoginWords, SendMethod } from '@/lib/client/session/login';
import { fill } from '@/lib/shared/i18n/fill';

interface Props {
  words: LoginWords;
  sent: Pick<CodeSent, 'resendAfter' | 'sentBy'> & { at: number };
  onResend(via: SendMethod): void;
  onChangePhone(): void;
}

/** If the code does not arrive: another code after a while (spec 1 §9: 60 s), or another phone. */
export function CodeAlternatives({ words, sent, onResend, onChangePhone }: Props) {
  const { at, resendAfter, sentBy } = sent;
  const left = useCountdown(at + resendAfter * 1000);
  return (
    <>
      {left > 0 ? (
        <p className={formStyles.wait}>{fill(words.resendIn, { seconds: left })}</p>
      ) : (
        <>
          <Button variant="quiet" onClick={() => onResend(sentBy)}>
            {words.resend}
          </Button>
          {sentBy === 'telegram' ? (
            <Button variant="quiet" onClick={() => onResend('sms')}>
              {words.instead}
            </Button>
          ) : null}
        </>
      )}
      <Button variant="quiet" onClick={onChangePhone}>
        {words.changePhone}
      </Button>
    </>
  );
}
