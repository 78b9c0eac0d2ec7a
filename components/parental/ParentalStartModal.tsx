'use client';

import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { StartOffer } from './StartOffer';

/** Spec 1 §4: the status is `notset` and the platform has no dialogue. */
export function ParentalStartModal({ frame, settle, words }: ModalProps) {
  return (
    <WordsDialog frame={frame} words={words} name="parental" title={(own) => own.startTitle}>
      {(own) => <StartOffer words={own} settle={settle} onClose={frame.onClose} />}
    </WordsDialog>
  );
}
