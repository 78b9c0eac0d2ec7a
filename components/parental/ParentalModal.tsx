'use client';

import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { readDialogue } from '@/lib/client/parental/calls';
import { ParentalGate } from './ParentalGate';
import { PlatformQuestion } from './PlatformQuestion';
import { StartOffer } from './StartOffer';

/**
 * Spec 3 §3 `parental_dialogue`: the message of the platform about parental control after a login, then the PIN set
 * flow (spec 1 §4). The caller gets its result at the end.
 */
export function ParentalModal({ frame, data, settle, words }: ModalProps) {
  const given = readDialogue(data);
  return (
    <WordsDialog frame={frame} words={words} name="parental" title={(own) => given?.title ?? own.startTitle}>
      {(own) =>
        given ? (
          <PlatformQuestion dialogue={given} words={own} settle={settle} onClose={frame.onClose} />
        ) : (
          <ParentalGate words={own} loading={words.loading}>
            {({ dialogue }) =>
              dialogue ? (
                <PlatformQuestion dialogue={dialogue} words={own} settle={settle} onClose={frame.onClose} />
              ) : (
                <StartOffer words={own} settle={settle} onClose={frame.onClose} />
              )
            }
          </ParentalGate>
        )
      }
    </WordsDialog>
  );
}
