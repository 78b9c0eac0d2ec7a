'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Spinner } from '@/components/ui/spinner/Spinner';
import type { Messages } from '@/lib/i18n/dictionaries';
import { type Contract, type contractModal, readContract } from '@/lib/session/contract';
import styles from './contract.module.scss';
import { useContract } from './useContract';

interface Props extends Pick<ModalProps, 'frame' | 'say'> {
  /** What the dialog was asked with; its address alone brings nothing. */
  given: unknown;
  modal: NonNullable<(typeof contractModal)[keyof typeof contractModal]>;
  words: Messages['contract'];
  loading: string;
  children(contract: Contract): ReactNode;
}

/** Watches the contract while its dialog is open: it goes by itself when all is well. */
export function ContractGate({ given, modal, words, loading, frame, say, children }: Props) {
  const [first] = useState(() => readContract(given));
  const { contract, news, isBusy, check } = useContract(first, modal, {
    onFine: () => {
      say(words.fine);
      frame.onClose();
    },
  });

  return (
    <div className={styles.body}>
      {contract ? children(contract) : news === null ? <Spinner label={loading} /> : null}
      <p role="status" className={styles.news}>
        {news ? words[news] : null}
      </p>
      <Button
        variant={modal === 'block_alma' ? 'primary' : 'secondary'}
        size="lg"
        aria-disabled={isBusy}
        data-autofocus
        onClick={check}
      >
        {isBusy ? words.checking : words.checkAgain}
      </Button>
    </div>
  );
}
