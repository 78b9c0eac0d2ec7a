import { Link } from '@/components/ui/link/Link';
import { timeText } from '@/lib/client/browser/moment';
import type { RentedTitle } from '@/lib/rules/commerce/rented-title';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './subscriptions.module.scss';

interface Props {
  rent: RentedTitle;
  words: Messages['account']['subs'];
}

/** A rented title, and until when it can be watched. */
export function RentLine({ rent: { title, href, endAt }, words }: Props) {
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </p>
        <p className={styles.badge}>{fill(words.rentedUntil, { date: timeText(endAt) })}</p>
      </div>
    </li>
  );
}
