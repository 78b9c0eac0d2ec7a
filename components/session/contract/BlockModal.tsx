'use client';

import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { ContractFacts } from './ContractFacts';
import { ContractGate } from './ContractGate';

/** Spec 1 §2 `block_alma`: the operator has suspended the contract (status -2). */
export function BlockModal({ frame, data, notify, words }: ModalProps) {
  return (
    <WordsDialog frame={frame} words={words} name="contract" title={({ blockTitle }) => blockTitle}>
      {(own) => (
        <ContractGate
          data={data}
          modal="block_alma"
          words={own}
          loading={words.loading}
          frame={frame}
          notify={notify}
        >
          {(contract) => <ContractFacts contract={contract} words={own} />}
        </ContractGate>
      )}
    </WordsDialog>
  );
}
