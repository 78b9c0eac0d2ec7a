'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { mutate } from 'swr';
import { Button } from '@/components/ui/button/Button';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { fill } from '@/components/ui/fill';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Spinner } from '@/components/ui/spinner/Spinner';
import type { CodeSent, LoginForm } from '@/lib/session/login';
import { phonePrefix } from '@/lib/session/phone';
import { askWho, currentWho, setWho, type Who } from '@/lib/session/who';
import { nameOf } from '@/lib/session/who-name';
import styles from './auth.module.scss';
import { CodeStep } from './CodeStep';
import { PasswordStep } from './PasswordStep';
import { PhoneStep } from './PhoneStep';
import { useLoginForm } from './useLoginForm';

type Step = 'phone' | 'code' | 'password';

const titleOf = { phone: 'phoneTitle', code: 'codeTitle', password: 'passwordTitle' } as const;

/** Spec 3 §4 Login modal steps: phone, code; or login and password. */
export function AuthModal({ frame, to, say, words }: ModalProps) {
  const router = useRouter();
  const { form, hasFailed, retry } = useLoginForm();
  const [step, setStep] = useState<Step>('phone');
  const [digits, setDigits] = useState<string | null>(null);
  const [sent, setSent] = useState<(CodeSent & { at: number }) | null>(null);
  const { onClose } = frame;

  const goOn = useCallback(() => (to ? router.replace(to) : onClose()), [to, router, onClose]);

  // Whoever is signed in already needs no dialog, however they came to its address.
  useEffect(() => {
    askWho().then(() => {
      if (currentWho()?.state === 'user') goOn();
    });
  }, [goOn]);

  const place = form ? step : 'wait';
  useEffect(() => {
    if (place !== 'wait') document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus();
  }, [place]);

  const onSent = (answer: CodeSent) => {
    setSent({ ...answer, at: Date.now() });
    setStep('code');
  };
  const onDone = async (who: Who) => {
    // The account stands in the header before the focus returns to its place.
    await import('./AccountMenu').catch(() => {});
    const { name, phone } = nameOf(who);
    const called = name ?? phone;
    setWho(who);
    mutate(() => true);
    if (form) say(called ? fill(form.words.signedInAs, { name: called }) : form.words.signedIn);
    goOn();
  };

  return (
    <Dialog {...frame} title={form?.words[titleOf[step]]} label={words.loading} closeLabel={words.close}>
      {form ? (
        <Steps
          form={form}
          step={step}
          digits={digits ?? phonePrefix(form.phoneMask)}
          sent={sent}
          onStep={setStep}
          onDigits={setDigits}
          onSent={onSent}
          onDone={onDone}
        />
      ) : hasFailed ? (
        <div role="alert" className={styles.form}>
          <p>{words.loadFailed}</p>
          <Button variant="primary" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      ) : (
        <div className={styles.waiting}>
          <Spinner label={words.loading} />
        </div>
      )}
    </Dialog>
  );
}

interface StepsProps {
  form: LoginForm;
  step: Step;
  digits: string;
  sent: (CodeSent & { at: number }) | null;
  onStep(step: Step): void;
  onDigits(digits: string): void;
  onSent(sent: CodeSent): void;
  onDone(who: Who): Promise<void>;
}

function Steps({ form, step, digits, sent, onStep, onDigits, onSent, onDone }: StepsProps) {
  const toPhone = () => onStep('phone');
  if (step === 'password') return <PasswordStep words={form.words} onPhone={toPhone} onDone={onDone} />;
  if (step === 'code' && sent) {
    return (
      <CodeStep
        form={form}
        digits={digits}
        sent={sent}
        onSent={onSent}
        onChangePhone={toPhone}
        onDone={onDone}
      />
    );
  }
  return (
    <PhoneStep
      form={form}
      digits={digits}
      onDigits={onDigits}
      onSent={onSent}
      onPassword={() => onStep('password')}
    />
  );
}
