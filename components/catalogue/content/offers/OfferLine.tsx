import { Fragment } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Link } from '@/components/ui/link/Link';
import type { OfferChoice } from '@/lib/client/catalogue/offers-data';
import { licenceOf } from '@/lib/client/catalogue/offers-data';
import { pageLocale } from '@/lib/client/i18n/load-words';
import type { PayButton } from '@/lib/platform/resources/metadata';
import type { Offer } from '@/lib/platform/resources/offers';
import { trialText } from '@/lib/rules/commerce/trial';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { moneyText } from '@/lib/shared/money';
import { periodText } from '@/lib/shared/period';
import { routes } from '@/lib/shared/routes';
import styles from './offers.module.scss';

interface Props {
  offer: Offer;
  /** Format of amounts for this viewer; without it no price is shown. */
  format: string | null;
  words: Messages['offers'];
  /** The first of the list: Enter buys it. */
  isFirst: boolean;
  isBusy: boolean;
  onChoose(choice: OfferChoice): void;
}

/** One packet, or several packets that are needed together, with the price and the button. */
export function OfferLine({ offer, format, words, isFirst, isBusy, onChoose }: Props) {
  const { packets, totalPrice, period, isPartly } = offer;
  const short = packets.at(-1)?.short;
  const price = moneyText({ amount: totalPrice, format }, pageLocale());
  const trial = trialLine(offer, format, words);
  const length = period && periodText(period, pageLocale());
  const name = packets.map((packet) => packet.name).join(' + ');
  const label = trial ? words.tryIt : words.subscribe;
  return (
    <li className={styles.offer}>
      <span className={styles.name}>
        {packets.map(({ id, name: packetName }, index) => (
          <Fragment key={id}>
            {index > 0 ? ' + ' : null}
            <Link href={routes.packet(id)} className={styles.packet} onClick={() => onChoose('elsewhere')}>
              {packetName}
            </Link>
          </Fragment>
        ))}
      </span>
      {price ? (
        <span className={styles.price}>
          {price}
          {length ? <span className={styles.period}> / {length}</span> : null}
        </span>
      ) : null}
      {short ? <span className={styles.short}>{short}</span> : null}
      {isPartly ? <span className={styles.short}>{words.partly}</span> : null}
      <span className={styles.buy}>
        {trial ? <span className={styles.trial}>{trial}</span> : null}
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          aria-label={`${label}: ${name}`}
          aria-disabled={isBusy}
          data-autofocus={isFirst ? '' : undefined}
          onClick={() => onChoose({ packetKeys: packets.map(({ id }) => id) })}
        >
          {label}
        </Button>
      </span>
    </li>
  );
}

/** A licence for this title alone, described by the platform. */
export function RentLine({
  rent,
  words,
  isFirst,
  isBusy,
  onChoose,
}: { rent: PayButton } & Omit<Props, 'offer' | 'format'>) {
  const wayId = licenceOf(rent);
  return (
    <li className={styles.offer}>
      <span className={styles.name}>{rent.caption}</span>
      <span className={styles.price}>{rent.subCaption}</span>
      {wayId ? (
        <span className={styles.buy}>
          <Button
            variant={isFirst ? 'primary' : 'secondary'}
            aria-label={`${words.buy}: ${rent.caption}`}
            aria-disabled={isBusy}
            data-autofocus={isFirst ? '' : undefined}
            onClick={() => onChoose({ wayId })}
          >
            {words.buy}
          </Button>
        </span>
      ) : null}
    </li>
  );
}

/** "7 days free": only of a packet that is enough alone, because its trial says nothing about the others. */
function trialLine({ trial }: Offer, format: string | null, words: Messages['offers']): string | null {
  return trial && trialText(trial, { format, locale: pageLocale(), words });
}
