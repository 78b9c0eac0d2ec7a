'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { fill } from '@/components/ui/fill';
import { Tag } from '@/components/ui/tag/Tag';
import { linkCard, removeCard } from '@/lib/client/commerce/account-calls';
import { showError } from '@/lib/client/errors/show-error';
import { showAlert } from '@/lib/client/modals/alert';
import { askFor } from '@/lib/client/modals/ask';
import { askConfirm } from '@/lib/client/modals/message';
import { PIN_CLOSED, withPin } from '@/lib/client/parental/with-pin';
import type { LinkedCard } from '@/lib/rules/commerce/product';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './payment.module.scss';

interface Props {
  cards: readonly LinkedCard[];
  words: Messages['account']['pay'];
  onChange(): Promise<void>;
}

/** Spec 3 §5: linking announces the sum of one unit, removing is confirmed, and both ask for the parental code. */
export function Cards({ cards, words, onChange }: Props) {
  const isBusy = useRef(false);
  const [busy, setBusy] = useState<number | 'new' | null>(null);
  const once = async (which: number | 'new', work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(which);
    try {
      await work();
    } catch (error) {
      if (error !== PIN_CLOSED) await showError(error);
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  };
  const link = () =>
    once('new', async () => {
      const isAgreed = await askConfirm({ title: words.linkTitle, text: words.linkText, action: words.link });
      if (!isAgreed) return;
      const attempt = crypto.randomUUID();
      const transaction = await withPin('pay', () => linkCard(attempt));
      await askFor({ id: 'pay_redirect', data: { offer: null, transaction } });
      await onChange();
    });
  const remove = ({ id, number }: LinkedCard) =>
    once(id, async () => {
      const text = fill(words.removeText, { number });
      if (!(await askConfirm({ title: words.removeTitle, text, action: words.remove }))) return;
      await withPin('pay', () => removeCard(id));
      showAlert(fill(words.removed, { number }));
      await onChange();
    });
  return (
    <div>
      <h3 className={styles.label}>{words.cards}</h3>
      {cards.length > 0 ? (
        <ul>
          {cards.map((card) => (
            <li key={card.id} className={styles.line}>
              <span className={styles.number}>
                {card.number}
                {card.isPrimary ? <Tag tone="accent">{words.primary}</Tag> : null}
              </span>
              <Button
                size="sm"
                className={styles.action}
                aria-label={`${words.remove}: ${card.number}`}
                aria-disabled={busy !== null}
                onClick={() => remove(card)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{words.noCards}</p>
      )}
      <Button className={styles.link} aria-disabled={busy !== null} onClick={link}>
        {words.link}
      </Button>
    </div>
  );
}
