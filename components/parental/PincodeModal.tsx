'use client';

import { useEffect, useRef, useState } from 'react';
import { Form } from '@/components/ui/form/Form';
import formStyles from '@/components/ui/form/form.module.scss';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { Switch } from '@/components/ui/switch/Switch';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import type { PinQuestion } from '@/lib/client/parental/ask-pin';
import { enterPin } from '@/lib/client/parental/calls';
import { readPinQuestion } from '@/lib/client/parental/pin-question';
import { PIN_LENGTH } from '@/lib/rules/parental/pin-length';
import { waitText } from '@/lib/rules/parental/wait-text';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { ParentalGate } from './ParentalGate';
import { PinBySms } from './PinBySms';
import { PinField } from './PinField';
import { StartOffer } from './StartOffer';

/**
 * Spec 3 §2 modal `pincode`: a right PIN returns `true` to the caller (`askPin`); closing returns `null`. The address
 * alone may be opened by anybody, so a viewer without a PIN is asked to log in or to set one (spec 1 §6).
 */
export function PincodeModal({ frame, data, settle, words }: ModalProps) {
  const onDone = () => {
    settle(true);
    frame.onClose();
  };
  const form = (own: Messages['parental']) => (
    <Pincode words={own} question={readPinQuestion(data)} onDone={onDone} />
  );
  return (
    <WordsDialog frame={frame} words={words} name="parental" title={(own) => own.pinTitle}>
      {(own) =>
        data === undefined ? (
          <ParentalGate words={own} loading={words.loading}>
            {({ status }) =>
              status === 'set' ? (
                form(own)
              ) : (
                <StartOffer words={own} settle={settle} onClose={frame.onClose} />
              )
            }
          </ParentalGate>
        ) : (
          form(own)
        )
      }
    </WordsDialog>
  );
}

interface Props {
  words: Messages['parental'];
  question: PinQuestion;
  onDone(): void;
}

function Pincode({ words, question, onDone }: Props) {
  const { isBusy, error, code, left, run, clear } = useAttempt(words);
  const [pin, setPin] = useState('');
  const [isKept, setKept] = useState(true);
  const [isShort, setShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const check = (value: string) => {
    if (value.length !== PIN_LENGTH) return setShort(true);
    // Until then the server refuses without checking the PIN.
    if (left > 0) return;
    run(async () => {
      await enterPin(value, question, isKept);
      onDone();
    });
  };
  const type = (value: string) => {
    setShort(false);
    if (left === 0) clear();
    setPin(value);
  };

  // Masked digits cannot be corrected, so a wrong PIN is typed again.
  const isWrong = code === 'error_wrong_code';
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);

  const sentence = isShort ? words.error_length : isWrong ? words.error_wrong_code : error;
  return (
    <Form
      isBusy={isBusy}
      submit={words.confirm}
      busy={words.checking}
      onSubmit={() => check(pin)}
      ways={<PinBySms words={words} onSent={() => input.current?.focus()} />}
    >
      <p className={formStyles.intro}>
        {question.title ? fill(words.pinFor, { title: question.title }) : words.reasons[question.action]}
      </p>
      <PinField
        ref={input}
        id="pincode"
        label={words.pin}
        value={pin}
        error={sentence}
        hint={left > 0 ? fill(words.tryIn, { time: waitText(left) }) : undefined}
        isBusy={isBusy}
        autoComplete="one-time-code"
        onChange={type}
        onFull={check}
      />
      <Switch label={words.keep} isOn={isKept} onChange={setKept} />
    </Form>
  );
}
