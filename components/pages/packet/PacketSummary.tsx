import { fill } from '@/components/ui/fill';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import type { PacketView } from '@/lib/server/pages/landing';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './packet.module.scss';

interface Props {
  packet: PacketView;
  libraryNames: readonly string[];
  words: Pick<Messages['pages'], 'packet' | 'provider'>;
}

/** The price of a packet, and its content besides channels. */
export function PacketSummary({ packet, libraryNames, words }: Props) {
  const facts = [packet.channels, packet.trial].filter((fact) => fact !== null);
  return (
    <div className={styles.summary}>
      {packet.price ? (
        <p className={styles.price}>
          <strong>{packet.price}</strong> {packet.per}
          {packet.oldPrice ? (
            <s className={styles.old}>
              <VisuallyHidden>{words.provider.oldPrice}: </VisuallyHidden>
              {packet.oldPrice}
            </s>
          ) : null}
        </p>
      ) : null}
      {facts.length > 0 ? <p>{facts.join(' · ')}</p> : null}
      {libraryNames.length > 0 ? (
        <p>{fill(words.packet.libraries, { names: libraryNames.join(', ') })}</p>
      ) : null}
    </div>
  );
}
