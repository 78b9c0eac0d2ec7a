'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { CardIcon } from '@/components/ui/icon/money';
import { Section } from '@/components/ui/section/Section';
import { makePrimary, removeCard } from '@/lib/client/commerce/account-calls';
import { linkNewCard } from '@/lib/client/commerce/link-card';
import { showError } from '@/lib/client/errors/show-error';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import { askConfirm, showMessage } from '@/lib/client/modals/message';
import { PIN_CLOSED, withPin } from '@/lib/client/parental/with-pin';
import type { LinkedCard } from '@/lib/rules/commerce/product';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { type Money, moneyText } from '@/lib/shared/money';
import { CardLine } from './CardLine';
import { ExpiryNote } from './ExpiryNote';
import { Nothing } from './Nothing';
import styles from './payment.module.scss';

interface Props {
  cards: readonly LinkedCard[];
  canLink: boolean;
  /** Gives the currency of the charge that checks a new card. */
  balance: Money;
  words: Messages['account']['pay'];
  onChange(): Promise<void>;
}

/** Spec 3 §5: linking announces the sum of one unit, removing is confirmed, and both ask for the parental code. */
export function Cards({ cards, canLink, balance, words, onChange }: Props) {
  const isBusy = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const once = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setWaiting(true);
    try {
      await work();
    } catch (error) {
      if (error === PIN_CLOSED) return;
      // The change may have been made although its answer was lost.
      void onChange();
      await showError(error);
    } finally {
      isBusy.current = false;
      setWaiting(false);
    }
  };
  const link = () =>
    once(async () => {
      const sum = moneyText({ ...balance, amount: '1' }, pageLocale()) ?? '1';
      const text = fill(words.linkText, { sum });
      if (!(await askConfirm({ title: words.linkTitle, text, action: words.link }))) return;
      const linked = await linkNewCard();
      if (linked.result === 'complete') showAlert(words.linked);
      if (linked.result === 'error') showMessage({ title: words.linkFailed, text: linked.message });
      await onChange();
    });
  const choose = ({ id, number }: LinkedCard) =>
    once(async () => {
      await makePrimary(id);
      showAlert(fill(words.madePrimary, { number }));
      await onChange();
    });
  const remove = ({ id, number }: LinkedCard) =>
    once(async () => {
      const text = fill(words.removeText, { number });
      if (!(await askConfirm({ title: words.removeTitle, text, action: words.remove }))) return;
      await withPin('pay', () => removeCard(id));
      showAlert(fill(words.removed, { number }));
      await onChange();
    });
  const button = canLink ? (
    <Button className={styles.link} aria-disabled={isWaiting} onClick={link}>
      {words.link}
    </Button>
  ) : null;
  return (
    <Section title={words.cards}>
      <ExpiryNote card={cards.find(({ isPrimary }) => isPrimary) ?? null} words={words} />
      {cards.length > 0 ? (
        <ul>
          {cards.map((card) => (
            <CardLine
              key={card.id}
              {...{ card, words, isWaiting }}
              onChoose={() => choose(card)}
              onRemove={() => remove(card)}
            />
          ))}
        </ul>
      ) : (
        <Nothing icon={<CardIcon />} text={words.noCards}>
          {button}
        </Nothing>
      )}
      {cards.length > 0 ? button : null}
    </Section>
  );
}
