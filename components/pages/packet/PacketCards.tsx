import { clsx } from 'clsx';
import type { PacketView } from '@/lib/server/pages/packet-views';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './card.module.scss';
import { PacketCard } from './PacketCard';

interface Props {
  title: string;
  text?: string;
  packets: readonly PacketView[];
  /** The id of the one that has the most; without it none stands out. */
  fullest?: string | null;
  /** The cards have secondary buttons, because another list has the main button of the page. */
  isQuiet?: boolean;
  words: Messages['pages']['packets'];
  /** The level of the heading of the list. */
  level?: 'h2' | 'h3';
}

/**
 * Packets with prices, the one with the most channels first, so that its price is on the first screen of a phone.
 * Offers for the same content share one card. Without packets no heading is shown either.
 */
export function PacketCards({
  title,
  text,
  packets,
  fullest = null,
  isQuiet = false,
  words,
  level: Heading = 'h2',
}: Props) {
  if (packets.length === 0) return null;
  const isShown = ({ termsOf }: PacketView) => termsOf !== null && packets.some(({ id }) => id === termsOf);
  const own = packets.filter((packet) => !isShown(packet));
  const sorted = [...own].sort((a, b) => Number(b.id === fullest) - Number(a.id === fullest));
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {text ? <p className={styles.text}>{text}</p> : null}
      </header>
      <ul className={clsx(styles.cards, sorted.length < 3 && styles.few)} data-begins="">
        {sorted.map((packet) => (
          <PacketCard
            key={packet.id}
            packet={{ ...packet, benefits: sharedFirst(packet.benefits, own) }}
            terms={packets.filter(({ termsOf }) => termsOf === packet.id)}
            rank={fullest === packet.id ? 'fullest' : fullest === null && !isQuiet ? 'equal' : 'other'}
            words={words}
            level={Heading === 'h2' ? 'h3' : 'h4'}
          />
        ))}
      </ul>
    </section>
  );
}

/** What most of them have stands first, in one order, so that the lines beside each other are the same. */
function sharedFirst(
  benefits: PacketView['benefits'],
  packets: readonly PacketView[],
): PacketView['benefits'] {
  const all = packets.flatMap((packet) => packet.benefits.map(({ text }) => text));
  const among = (wanted: string) => all.filter((text) => text === wanted).length;
  return [...benefits].sort(
    ({ text: one }, { text: other }) => among(other) - among(one) || all.indexOf(one) - all.indexOf(other),
  );
}
