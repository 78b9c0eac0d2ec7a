import { fill } from '@/components/ui/fill';
import type { PacketView } from '@/lib/server/pages/packet-views';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PriceLine } from './PacketCard';
import styles from './packet.module.scss';

interface Props {
  packet: PacketView;
  libraryNames: readonly string[];
  words: Pick<Messages['pages'], 'packet' | 'packets'>;
}

/** The price of a packet, and its content besides channels. */
export function PacketSummary({ packet, libraryNames, words }: Props) {
  const facts = [packet.channels, packet.trial].filter((fact) => fact !== null);
  return (
    <div className={styles.summary}>
      <PriceLine packet={packet} words={words.packets} />
      {facts.length > 0 ? <p>{facts.join(' · ')}</p> : null}
      {libraryNames.length > 0 ? (
        <p>{fill(words.packet.libraries, { names: libraryNames.join(', ') })}</p>
      ) : null}
    </div>
  );
}
