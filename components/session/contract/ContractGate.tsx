'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { type Contract, type contractModal, readContract } from '@/lib/client/session/contract';
import { phoneHref } from '@/lib/rules/pages/support';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './contract.module.scss';
import { useContract } from './use-contract';

interface Props extends Pick<ModalProps, 'frame' | 'notify'> {
  /** The data of the request; undefined if only the address opened it. */
  data: unknown;
  modal: NonNullable<(typeof contractModal)[keyof typeof contractModal]>;
  words: Messages['contract'];
  loading: string;
  /** `checks`: how often the viewer has checked it. */
  children(contract: Contract, checks: number): ReactNode;
}

/** Polls the contract while its dialog is open, and closes it when the contract is fine. */
export function ContractGate({ data, modal, words, loading, frame, notify, children }: Props) {
  const [first] = useState(() => readContract(data));
  const { contract, news, isBusy, checks, check } = useContract(first, modal, {
    isLocked: frame.hideClose,
    onFine: () => {
      notify(words.fine);
      frame.onClose();
    },
  });

  return (
    // The start of the dialog has the focus where the button is below a picture.
    <div className={styles.body} tabIndex={-1} data-autofocus={modal === 'pay_qr_alma' || undefined}>
      {contract ? children(contract, checks) : news === null ? <Spinner label={loading} /> : null}
      <p role="status" className={styles.news}>
        {news ? words[news] : null}
      </p>
      <Button
        variant={modal === 'block_alma' ? 'primary' : 'secondary'}
        size="lg"
        aria-disabled={isBusy}
        data-autofocus={modal === 'block_alma' || undefined}
        onClick={check}
      >
        {isBusy ? words.checking : words.checkAgain}
      </Button>
      {contract?.supportPhone ? (
        <a className={styles.support} href={phoneHref(contract.supportPhone)}>
          {fill(words.support, { phone: contract.supportPhone })}
        </a>
      ) : null}
    </div>
  );
}
