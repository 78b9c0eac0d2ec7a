'use client';

import { IconButton } from '@/components/ui/button/IconButton';
import { CardIcon } from '@/components/ui/icon/money';
import { useWords } from '@/lib/client/i18n/use-words';
import { useLateAtom } from '@/lib/client/store/use-late-atom';
import { waitingTitle } from '@/lib/rules/commerce/waiting';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './open-payment.module.scss';

const loadPurchase = () =>
  import('@/lib/client/commerce/purchase-atom').then(({ purchaseAtom }) => purchaseAtom);

/** A payment in progress whose dialog is closed: a press opens it again. */
export function OpenPayment() {
  const state = useLateAtom(loadPurchase);
  const { words } = useWords('payment');
  const title = state && waitingTitle(state);
  if (!words || title === null) return null;
  const show = () =>
    import('@/lib/client/commerce/run-purchase').then(
      ({ dispatch }) => dispatch({ type: 'show' }),
      // The next press tries again.
      () => {},
    );
  return (
    <IconButton
      label={title ? fill(words.openNamed, { title }) : words.open}
      className={styles.payment}
      onClick={show}
    >
      <CardIcon />
      <span className={styles.mark} />
    </IconButton>
  );
}
