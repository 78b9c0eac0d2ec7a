import { Details } from '@/components/ui/details/Details';
import { type Contract, sumOf } from '@/lib/client/session/contract';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './contract.module.scss';

interface Props {
  contract: Contract;
  words: Messages['contract'];
}

/** Spec 3 §3 "Alma block status": owner, services and debt of the contract, and the message of the operator. */
export function ContractFacts({ contract, words }: Props) {
  const { username, balance, amount, text, currency } = contract;
  return (
    <>
      {text ? <p className={styles.text}>{text}</p> : null}
      <Details
        rows={[
          [words.contract, username],
          [words.balance, sumOf(balance, currency)],
          [words.toPay, sumOf(amount, currency)],
        ]}
      />
    </>
  );
}
