import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { Link } from '@/components/ui/link/Link';
import { Tag } from '@/components/ui/tag/Tag';
import type { PacketView } from '@/lib/server/pages/landing';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './packets.module.scss';

interface Props {
  title: string;
  packets: readonly PacketView[];
  words: Pick<Messages['pages']['provider'], 'base' | 'additional' | 'oldPrice'>;
}

/** Packets with prices. */
export function PacketList({ title, packets, words }: Props) {
  if (packets.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {packets.map((packet) => (
          <li key={packet.id} className={styles.packet}>
            <h4 className={styles.name}>
              <Link href={packet.href} className={styles.link}>
                {packet.name}
              </Link>
              <Tag tone="outline">{packet.isBase ? words.base : words.additional}</Tag>
            </h4>
            {packet.short ? <p className={styles.short}>{packet.short}</p> : null}
            <p className={styles.facts}>
              {[packet.channels, packet.trial].filter((fact) => fact !== null).join(' · ')}
            </p>
            {packet.price ? (
              <p className={styles.price}>
                <strong>{packet.price}</strong> {packet.per}
                {packet.oldPrice ? (
                  <s className={styles.old}>
                    <VisuallyHidden>{words.oldPrice}: </VisuallyHidden>
                    {packet.oldPrice}
                  </s>
                ) : null}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
