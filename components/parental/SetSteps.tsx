'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form } from '@/components/ui/form/Form';
import formStyles from '@/components/ui/form/form.module.scss';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { enterPin, savePin } from '@/lib/client/parental/calls';
import { PIN_LENGTH } from '@/lib/rules/parental/pin-length';
import { waitText } from '@/lib/rules/parental/wait-text';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { isCertainRefusal } from '@/lib/shared/platform-error';
import { PinBySms } from './PinBySms';
import { PinField } from './PinField';
import styles from './parental.module.scss';

export type SetStep = 'current' | 'new' | 'repeat';

interface Props {
  words: Messages['parental'];
  step: SetStep;
  /** There is a PIN, so the current one is asked for first (spec 1 §5). */
  isChange: boolean;
  onStep(step: SetStep): void;
  onSaved(): void;
}

const labels = { current: 'currentPin', new: 'newPin', repeat: 'repeatPin' } as const;
const intros = { current: 'currentIntro', new: 'setIntro', repeat: 'repeatIntro' } as const;
const noPins = { current: '', new: '', repeat: '' };

/** Spec 3 §4 PIN set: four digits, then the same four; a mismatch starts again with the new PIN. */
export function SetSteps({ words, step, isChange, onStep, onSaved }: Props) {
  const { isBusy, error, code, left, run, clear } = useAttempt(words);
  const [typed, setTyped] = useState<Record<SetStep, string>>(noPins);
  const [problem, setProblem] = useState<'error_length' | 'parental_set_not_equal' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The PIN of a call without an answer: it may have been set. */
  const uncertain = useRef<string | null>(null);
  const total = isChange ? 3 : 2;
  const number = { current: 1, new: total - 1, repeat: total }[step];

  const goTo = (next: SetStep) => {
    setTyped((pins) => ({ ...pins, [next]: '' }));
    onStep(next);
  };

  const submit = (pin: string) => {
    if (pin.length !== PIN_LENGTH) return setProblem('error_length');
    // Until then the server refuses without checking the PIN.
    if (left > 0) return;
    if (step === 'new') return goTo('repeat');
    if (step === 'repeat' && pin !== typed.new) {
      setProblem('parental_set_not_equal');
      return goTo('new');
    }
    run(async () => {
      if (step === 'current') {
        await enterPin(pin, { action: 'settings' }, true);
        return goTo('new');
      }
      await savePin(pin, isChange ? typed.current : null, uncertain.current === pin).catch((cause) => {
        if (!isCertainRefusal(cause)) uncertain.current = pin;
        throw cause;
      });
      onSaved();
    });
  };
  const type = (pin: string) => {
    setProblem(null);
    if (left === 0) clear();
    setTyped((pins) => ({ ...pins, [step]: pin }));
  };

  const announce = useEffectEvent(onStep);
  useEffect(() => {
    announce(step);
    input.current?.focus();
    if (error) input.current?.select();
  }, [step, error]);

  const sentence = problem ? words[problem] : code === 'error_wrong_code' ? words.error_wrong_code : error;
  return (
    <Form
      isBusy={isBusy}
      submit={step === 'repeat' ? words.save : words.next}
      busy={step === 'current' ? words.checking : words.saving}
      onSubmit={() => submit(typed[step])}
      ways={step === 'current' ? <PinBySms words={words} onSent={() => input.current?.focus()} /> : undefined}
    >
      <div className={styles.words}>
        <p className={styles.step}>{fill(words.step, { step: number, total })}</p>
        <p className={formStyles.intro}>{words[intros[step]]}</p>
      </div>
      <PinField
        key={step}
        ref={input}
        id={`pin-${step}`}
        label={words[labels[step]]}
        value={typed[step]}
        error={sentence}
        hint={left > 0 ? fill(words.tryIn, { time: waitText(left) }) : undefined}
        isBusy={isBusy}
        autoComplete={step === 'current' ? 'one-time-code' : 'off'}
        onChange={type}
        onFull={submit}
      />
    </Form>
  );
}
