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
  words: Messages['pages']['packets'];
  /** The level of the heading of the list. */
  level?: 'h2' | 'h3';
}

/** Packets with prices; without packets there is no heading either. */
export function PacketCards({ title, text, packets, fullest = null, words, level: Heading = 'h2' }: Props) {
  if (packets.length === 0) return null;
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {text ? <p className={styles.text}>{text}</p> : null}
      </header>
      <ul className={styles.cards} data-begins="">
        {packets.map((packet) => (
          <PacketCard
            key={packet.id}
            packet={packet}
            rank={fullest === null ? 'equal' : fullest === packet.id ? 'fullest' : 'other'}
            words={words}
            level={Heading === 'h2' ? 'h3' : 'h4'}
          />
        ))}
      </ul>
    </section>
  );
}
