'use client';

import { Details } from '@/components/ui/details/Details';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { PhoneIcon } from '@/components/ui/icon/devices';
import { AppIcon, BankIcon, CardIcon, CashIcon, QrIcon } from '@/components/ui/icon/money';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import type { PaysystemName } from '@/lib/rules/commerce/product';
import { ChangeNote } from './ChangeNote';
import { Due } from './Due';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';
import { termRows } from './terms';

const signs = {
  linkedcard: CardIcon,
  short_url: BankIcon,
  qrcode: QrIcon,
  qrcode_png: QrIcon,
  phone_sms: PhoneIcon,
  phone: PhoneIcon,
  ext_app: AppIcon,
  provider_account: CashIcon,
  info: CashIcon,
} satisfies Record<PaysystemName, unknown>;

/** Spec 3 §2 `paysystems`: the ways to pay, the preferred one first. A press chooses. */
export function PaysystemsModal(modal: ModalProps) {
  return (
    <PaymentDialog<'paysystems'> modal={modal} title={(_, words) => words.methodsTitle} Body={Methods} />
  );
}

function Methods({ data, isBusy, answer, words }: PaymentProps<'paysystems'>) {
  const { offer, paysystems, isChanged, note } = data;
  return (
    <>
      {note || isChanged ? (
        <p role="alert" className={styles.note}>
          {note ?? words.changed}
        </p>
      ) : null}
      <Due amount={offer.due} what={offer.title} />
      {offer.change ? (
        <>
          <ChangeNote offer={offer} words={words} />
          <Details rows={termRows(offer, words)} />
        </>
      ) : null}
      <ul className={styles.methods}>
        {paysystems.map(({ name, title, description }, index) => (
          <li key={name}>
            <button
              type="button"
              className={styles.method}
              aria-disabled={isBusy}
              onClick={() => answer({ name })}
              data-autofocus={index === 0 || undefined}
            >
              <span className={styles.sign}>
                <PaysystemSign name={name} />
              </span>
              <span className={styles.methodText}>
                <span className={styles.methodTitle}>{title}</span>
                <span className={styles.methodHint}>{description}</span>
              </span>
              <ChevronRightIcon className={styles.go} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sign of a way to pay. */
function PaysystemSign({ name }: { name: PaysystemName }) {
  const Sign = signs[name];
  return <Sign size="lg" />;
}
