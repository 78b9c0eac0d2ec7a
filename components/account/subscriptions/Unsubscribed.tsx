import { clsx } from 'clsx';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './subscriptions.module.scss';

/** The page of packets has all. */
const MOST_SHOWN = 3;

interface Props {
  /** What the viewer can buy. */
  packets: readonly OwnPacket[];
  words: Messages['account']['subs'];
}

/** A viewer without subscriptions: the packets to begin with. */
export function Unsubscribed({ packets, words }: Props) {
  const first = packets.filter(({ isBase }) => isBase).slice(0, MOST_SHOWN);
  const all = <LinkButton href={routes.packets()}>{words.choose}</LinkButton>;
  if (first.length === 0) {
    return (
      <EmptyState title={words.none} text={words.noneText}>
        {all}
      </EmptyState>
    );
  }
  return (
    <>
      <div>
        <p className={styles.none}>{words.none}</p>
        <p className={styles.noneText}>{words.noneText}</p>
      </div>
      <ul className={styles.list}>
        {first.map(({ id, name, short, price, continuesAs }) => (
          <li key={id}>
            <Link href={routes.packet(id)} className={clsx(styles.line, styles.offered)}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {short ? <span className={styles.detail}>{short}</span> : null}
              </span>
              {/* The price of a packet that another one follows is that of the other one. */}
              {price && !continuesAs ? <span className={styles.price}>{price}</span> : null}
              <ChevronRightIcon size="sm" />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.more}>{all}</p>
    </>
  );
}
