'use client';

import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { fill } from '@/lib/shared/i18n/fill';
import { OptionForm } from './OptionForm';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';
import { ratedText } from './terms';

/** Spec 3 §4 Purchase flow, step 3: an additional packet needs a base one, which is bought first. */
export function BasesModal(modal: ModalProps) {
  return (
    <PaymentDialog<'quick_packets'>
      modal={modal}
      title={({ product }, words) => (product.kind === 'adFree' ? words.adFreeTitle : words.basesTitle)}
      Body={Bases}
    />
  );
}

function Bases({ data, isBusy, answer, close, words }: PaymentProps<'quick_packets'>) {
  const { product, bases } = data;
  return (
    <>
      <p className={styles.text}>
        {product.kind === 'adFree' ? words.adFreeText : fill(words.basesText, { packet: product.title })}
      </p>
      <OptionForm
        label={product.kind === 'adFree' ? words.adFreeTitle : words.basesTitle}
        options={bases.map(({ key, title, description, price, period, trial }) => {
          const trialText = trial && ratedText(trial);
          return {
            value: key,
            title,
            hint: trialText ? fill(words.trialFirst, { trial: trialText }) : description,
            aside: ratedText({ price, period }),
          };
        })}
        initial={bases[0]?.key ?? ''}
        submit={words.proceed}
        busy={words.wait}
        isBusy={isBusy}
        onSubmit={(key) => answer({ key })}
        quiet={{ label: words.cancel, onPress: close, closes: true }}
      />
    </>
  );
}
