import type { ReactNode } from 'react';
import type { PacketView } from '@/lib/server/pages/landing';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './landing.module.scss';
import { PacketList } from './PacketList';

interface Props {
  packets: readonly PacketView[];
  bundles: readonly PacketView[];
  words: Messages['pages']['provider'];
  children: ReactNode;
}

/** Sections of a provider page; other pages link to `#tariffs` (spec 3 §2). */
export function Landing({ packets, bundles, words, children }: Props) {
  const isEmpty = packets.length + bundles.length === 0;
  return (
    <>
      <section id="tariffs" aria-labelledby="tariffs-title" className={styles.tariffs}>
        <h2 id="tariffs-title" className={styles.title}>
          {words.tariffs}
        </h2>
        {isEmpty ? <p className={styles.none}>{words.noTariffs}</p> : null}
        <PacketList title={words.packets} packets={packets} words={words} />
        <PacketList title={words.bundles} packets={bundles} words={words} />
      </section>
      <div className={styles.beside}>{children}</div>
    </>
  );
}
