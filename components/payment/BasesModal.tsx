'use client';

import { useState } from 'react';
import { OptionCards } from '@/components/ui/choice/OptionCards';
import { fill } from '@/components/ui/fill';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Answers } from './Answers';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';
import { ratedText } from './terms';

/** Spec 3 §4 Purchase flow, step 3: an additional packet needs a base one, which is bought first. */
export function BasesModal(modal: ModalProps) {
  return <PaymentDialog<'quick_packets'> modal={modal} title={(_, words) => words.basesTitle} Body={Bases} />;
}

function Bases({ data, isBusy, answer, close, words }: PaymentProps<'quick_packets'>) {
  const { product, bases } = data;
  const [chosen, setChosen] = useState(bases[0]?.key ?? '');
  return (
    <>
      <p className={styles.text}>{fill(words.basesText, { packet: product.title })}</p>
      <OptionCards
        label={words.basesTitle}
        options={bases.map(({ key, title, description, price, period, trial }) => {
          const trialText = trial && ratedText(trial);
          return {
            value: key,
            title,
            hint: trialText ? fill(words.trialFirst, { trial: trialText }) : description,
            aside: ratedText({ price, period }),
          };
        })}
        value={chosen}
        onChange={(value) => setChosen(value)}
      />
      <Answers
        label={words.proceed}
        busy={words.wait}
        isBusy={isBusy}
        onPress={() => answer({ key: chosen })}
        quiet={{ label: words.cancel, onPress: close }}
      />
    </>
  );
}
