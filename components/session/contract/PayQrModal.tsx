'use client';

import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { ContractFacts } from './ContractFacts';
import { ContractGate } from './ContractGate';
import { PaymentCode } from './PaymentCode';

/** Spec 1 §2 `pay_qr_alma`: the contract has to be paid (status -1). */
export function PayQrModal({ frame, data, notify, words }: ModalProps) {
  return (
    <WordsDialog frame={frame} words={words} name="contract" title={({ payTitle }) => payTitle}>
      {(own) => (
        <ContractGate
          data={data}
          modal="pay_qr_alma"
          words={own}
          loading={words.loading}
          frame={frame}
          notify={notify}
        >
          {(contract, checks) => (
            <>
              <ContractFacts contract={contract} words={own} />
              {/* Another amount needs another code. */}
              <PaymentCode key={contract.amount} checks={checks} words={own} loading={words.loading} />
            </>
          )}
        </ContractGate>
      )}
    </WordsDialog>
  );
}
