import { Fragment } from 'react';
import { Link } from '@/components/ui/link/Link';
import { pageLocale } from '@/lib/client/i18n/load-words';
import type { PayButton } from '@/lib/platform/resources/metadata';
import type { Offer } from '@/lib/platform/resources/offers';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { localeTags } from '@/lib/shared/i18n/locales';
import { moneyText } from '@/lib/shared/money';
import { routes } from '@/lib/shared/routes';
import styles from './offers.module.scss';

interface Props {
  offer: Offer;
  /** Format of amounts for this viewer; without it no price is shown. */
  format: string | null;
  words: Messages['offers'];
  /** Called when the viewer follows a link to a packet. */
  onLeave(): void;
}

/** One packet, or several packets that are needed together, with the price. */
export function OfferLine({ offer, format, words, onLeave }: Props) {
  const { packets, totalPrice, period, isPartly } = offer;
  const short = packets.at(-1)?.short;
  const price = moneyText({ amount: totalPrice, format }, pageLocale());
  return (
    <li className={styles.offer}>
      <span className={styles.name}>
        {packets.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 ? ' + ' : null}
            <Link href={routes.packet(id)} className={styles.packet} onClick={onLeave}>
              {name}
            </Link>
          </Fragment>
        ))}
      </span>
      {price ? (
        <span className={styles.price}>
          {price}
          {period ? <span className={styles.period}> / {periodText(period)}</span> : null}
        </span>
      ) : null}
      {short ? <span className={styles.short}>{short}</span> : null}
      {isPartly ? <span className={styles.short}>{words.partly}</span> : null}
    </li>
  );
}

/** A licence for this title alone, described by the platform. */
export function RentLine({ rent }: { rent: PayButton }) {
  return (
    <li className={styles.offer}>
      <span className={styles.name}>{rent.caption}</span>
      <span className={styles.price}>{rent.subCaption}</span>
    </li>
  );
}

function periodText({ count, unit }: NonNullable<Offer['period']>): string {
  const how = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeTags[pageLocale()], how).format(count);
}
