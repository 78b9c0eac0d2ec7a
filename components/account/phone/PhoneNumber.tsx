'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Failure } from '@/components/ui/form/Failure';
import { Section } from '@/components/ui/section/Section';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { useIsCurrent } from '@/lib/client/hooks/use-is-current';
import { type CodeSent, type LoginForm, loadLoginForm } from '@/lib/client/session/login';
import { currentViewer, setViewer } from '@/lib/client/viewer/viewer';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { showPhone } from '@/lib/shared/phone';
import styles from '../account.module.scss';
import { NewPhone } from './NewPhone';
import { NewPhoneCode } from './NewPhoneCode';

interface Props {
  words: Messages['account'];
  phone: string | null;
  onSaved(saved: { phone: string }): void;
}

/** The number and its code; the digits stay when the viewer returns to the number. */
type Step =
  | { at: 'shown' }
  | { at: 'phone'; form: LoginForm; digits: string | null }
  | { at: 'code'; form: LoginForm; digits: string; sent: CodeSent & { at: number } };

/** Spec 1 §7 `PATCH /v2/users/self`: another phone, with a code that is sent to it. */
export function PhoneNumber({ words, phone, onSaved }: Props) {
  const own = words.phone;
  const [step, setStep] = useState<Step>({ at: 'shown' });
  const [isDone, setDone] = useState(false);
  const { isBusy, error, run } = useAttempt(words);

  const begin = () =>
    run(async () => {
      // The mask of the provider, and the words about codes, are those of the login.
      const form = await loadLoginForm();
      setDone(false);
      setStep({ at: 'phone', form, digits: null });
    });
  const isCurrent = useIsCurrent(step);
  // The answer to a request for a code may come after the viewer has left its step.
  const toCode = (form: LoginForm, digits: string, sent: CodeSent) => {
    if (isCurrent()) setStep({ at: 'code', form, digits, sent: { ...sent, at: Date.now() } });
  };
  const finish = (digits: string) => {
    setStep({ at: 'shown' });
    setDone(true);
    onSaved({ phone: digits });
    const who = currentViewer();
    if (who) setViewer({ ...who, phone: digits });
  };

  return (
    <Section title={own.title} intro={phone || step.at !== 'shown' ? own.intro : own.none}>
      {step.at === 'shown' ? (
        <div>
          <div className={styles.numberLine}>
            {phone ? <p className={styles.number}>{showPhone(phone)}</p> : null}
            <Button aria-disabled={isBusy} onClick={begin}>
              {phone ? own.change : own.add}
            </Button>
          </div>
          <Failure text={error} />
        </div>
      ) : null}
      {step.at === 'phone' ? (
        <NewPhone
          words={words}
          {...step}
          current={phone}
          onSent={(digits, sent) => toCode(step.form, digits, sent)}
          onCancel={() => setStep({ at: 'shown' })}
        />
      ) : null}
      {step.at === 'code' ? (
        <NewPhoneCode
          words={words}
          {...step}
          onSent={(sent) => toCode(step.form, step.digits, sent)}
          onBack={() => setStep({ at: 'phone', form: step.form, digits: step.digits })}
          onSaved={() => finish(step.digits)}
        />
      ) : null}
      <p role="status" className={styles.news}>
        {isDone ? own.done : null}
      </p>
    </Section>
  );
}
