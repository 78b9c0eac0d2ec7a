'use client';

import { useState } from 'react';
import { mutate } from 'swr';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { PARENTAL_KEY } from '@/lib/rules/parental/parental-key';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ParentalGate } from './ParentalGate';
import { type SetStep, SetSteps } from './SetSteps';

const titles = { current: 'currentTitle', new: 'setTitle', repeat: 'repeatTitle' } as const;

/** Spec 3 §4 PIN set: modal `parental_set`, for the first PIN and for another one; returns `true` when it is stored. */
export function ParentalSetModal({ frame, settle, notify, words }: ModalProps) {
  const [step, setStep] = useState<SetStep | null>(null);

  const onSaved = (own: Messages['parental'], isChange: boolean) => {
    mutate(PARENTAL_KEY);
    notify(isChange ? own.changed : own.saved);
    settle(true);
    frame.onClose();
  };
  return (
    <WordsDialog
      frame={frame}
      words={words}
      name="parental"
      title={(own) => (step ? own[titles[step]] : own.startTitle)}
    >
      {(own) => (
        <ParentalGate words={own} loading={words.loading}>
          {({ status }) => (
            <SetSteps
              words={own}
              step={step ?? (status === 'set' ? 'current' : 'new')}
              isChange={status === 'set'}
              onStep={setStep}
              onSaved={() => onSaved(own, status === 'set')}
            />
          )}
        </ParentalGate>
      )}
    </WordsDialog>
  );
}
