import { dayText } from '@/lib/client/browser/moment';
import type { Offer } from '@/lib/rules/commerce/product';
import { fill } from '@/lib/shared/i18n/fill';
import { listText } from '@/lib/shared/i18n/list-text';
import type { PaymentWords } from './PaymentDialog';
import styles from './payment.module.scss';

/** What becomes of the packets that the viewer has (spec 3 §4: change), said before anything is agreed to. */
export function ChangeNote({ offer, words }: { offer: Offer; words: PaymentWords }) {
  const { change, title } = offer;
  if (!change) return null;
  const isSame = change.packets.every((name) => name === title);
  const texts = isSame ? words.changePeriod : words.changePacket;
  const values = {
    date: dayText(change.startAt),
    packets: listText(change.packets, document.documentElement.lang),
    title,
  };
  return <p className={styles.text}>{fill(texts[change.acts], values)}</p>;
}
