'use client';

import { pageLocale } from '@/lib/client/i18n/load-words';
import { moneyText } from '@/lib/shared/money';
import styles from './account.module.scss';
import { usePaymentAccount } from './payment/use-payment-account';

/** What is on the account, as soon as it is known. */
export function OwnBalance() {
  const { data } = usePaymentAccount();
  const text = data && moneyText(data.balance, pageLocale());
  return text ? <span className={styles.aside}>{text}</span> : null;
}
