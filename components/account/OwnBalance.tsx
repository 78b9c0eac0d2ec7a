import { pageLocale } from '@/lib/client/i18n/load-words';
import { moneyText } from '@/lib/shared/money';
import { usePaymentAccount } from './payment/use-payment-account';

/** What is on the account, as soon as it is known. */
export function OwnBalance({ label }: { label: string }) {
  const { data } = usePaymentAccount();
  const text = data && moneyText(data.balance, pageLocale());
  return text ? `${label}: ${text}` : null;
}
