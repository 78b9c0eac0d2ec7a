import type { ReactNode } from 'react';
import type { PacketView } from '@/lib/server/pages/packet-views';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PacketCards } from '../packet/PacketCards';
import styles from './landing.module.scss';

interface Props {
  /** Children get no offers, and no word about them. */
  isSelling: boolean;
  packets: readonly PacketView[];
  bundles: readonly PacketView[];
  words: Messages['pages'];
  children: ReactNode;
}

/** Sections of a provider page; other pages link to `#tariffs` (spec 3 §2). */
export function Landing({ isSelling, packets, bundles, words, children }: Props) {
  return (
    <>
      {isSelling ? <Tariffs packets={packets} bundles={bundles} words={words} /> : null}
      <div className={styles.beside}>{children}</div>
    </>
  );
}

function Tariffs({ packets, bundles, words }: Omit<Props, 'isSelling' | 'children'>) {
  const isEmpty = packets.length + bundles.length === 0;
  return (
    <section id="tariffs" aria-labelledby="tariffs-title" className={styles.tariffs}>
      <h2 id="tariffs-title" className={styles.title}>
        {words.provider.tariffs}
      </h2>
      {isEmpty ? <p className={styles.none}>{words.provider.noTariffs}</p> : null}
      <PacketCards
        title={words.packets.base}
        packets={packets.filter(({ isBase }) => isBase)}
        words={words.packets}
        level="h3"
      />
      <PacketCards
        title={words.packets.additional}
        packets={packets.filter(({ isBase }) => !isBase)}
        words={words.packets}
        level="h3"
      />
      <PacketCards title={words.provider.bundles} packets={bundles} words={words.packets} level="h3" />
    </section>
  );
}
