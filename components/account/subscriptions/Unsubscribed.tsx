import { LinkButton } from '@/components/ui/button/LinkButton';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { Link } from '@/components/ui/link/Link';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import { OfferedPacket } from './OfferedPacket';
import type { SubscriptionWords } from './SubscriptionLine';
import styles from './subscriptions.module.scss';

/** The page of packets has all. */
const MOST_SHOWN = 3;

interface Props {
  /** Base packets that the viewer can buy, and all packets: one of them may follow. */
  packets: readonly OwnPacket[];
  all: readonly OwnPacket[];
  words: Messages['account']['subs'];
  packetWords: SubscriptionWords;
}

/** A viewer without subscriptions: the packets to begin with. */
export function Unsubscribed({ packets, all, words, packetWords }: Props) {
  const nextOf = (packet: OwnPacket) =>
    packet.continuesAs === null ? packet : (all.find(({ name }) => name === packet.continuesAs) ?? null);
  if (packets.length === 0) {
    return (
      <EmptyState title={words.none} text={words.noneText}>
        <LinkButton href={routes.packets()}>{words.choose}</LinkButton>
      </EmptyState>
    );
  }
  const fullestFirst = [...packets].sort((a, b) => Number(b.isFullest) - Number(a.isFullest));
  return (
    <>
      <div className={styles.none}>
        <h3 className={styles.name}>{words.none}</h3>
        <p className={styles.detail}>{words.noneText}</p>
      </div>
      <ul className={styles.list}>
        {fullestFirst.slice(0, MOST_SHOWN).map((packet) => (
          <OfferedPacket key={packet.id} packet={packet} next={nextOf(packet)} words={packetWords} />
        ))}
      </ul>
      <p>
        <Link href={routes.packets()} className={styles.compare}>
          {words.compare}
        </Link>
      </p>
    </>
  );
}
