'use client';

import { useId, useState } from 'react';
import { FilterField } from '@/components/ui/field/FilterField';
import { fill } from '@/components/ui/fill';
import { ChevronDownIcon } from '@/components/ui/icon/navigation';
import { Link } from '@/components/ui/link/Link';
import { Sign } from '@/components/ui/picture/Sign';
import { channelsNamed, isShortList } from '@/lib/rules/pages/packet-channels';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './channels.module.scss';

export interface PacketChannel {
  id: number;
  name: string;
  href: string;
  logo: string | null;
  color: string | null;
}

interface Props {
  channels: readonly PacketChannel[];
  words: Pick<Messages['pages']['packet'], 'channels' | 'findChannel' | 'noChannel'>;
}

/**
 * The channels of a packet (spec 3 §2 Packet detail): open on a desktop and closed on a phone until somebody presses. The
 * width decides in the style sheet, because the stored page is the same for both.
 */
export function PacketChannels({ channels, words }: Props) {
  const listId = useId();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [typed, setTyped] = useState('');
  const found = channelsNamed(channels, typed);
  const toggle = () => setOpen((before) => !(before ?? isWide()));
  return (
    <section className={styles.section} data-open={isOpen ?? 'by-width'}>
      <h2 className={styles.title}>
        <button
          type="button"
          className={styles.toggle}
          aria-controls={listId}
          aria-expanded={isOpen ?? undefined}
          onClick={toggle}
        >
          {words.channels} <span className={styles.count}>{channels.length}</span>
          <ChevronDownIcon />
        </button>
      </h2>
      <div id={listId} className={styles.body}>
        {isShortList(channels.length) ? null : (
          <FilterField label={words.findChannel} value={typed} onType={setTyped} />
        )}
        {found.length === 0 ? (
          <p role="status" className={styles.none}>
            {fill(words.noChannel, { text: typed.trim() })}
          </p>
        ) : (
          <ul className={styles.list}>
            {found.map(({ id, name, href, logo, color }) => (
              <li key={id}>
                <Link href={href} className={styles.channel}>
                  <Sign src={logo} color={color} sizes="5rem" className={styles.sign} />
                  <span className={styles.name}>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Like channels.module.scss: open by default on a desktop (spec 3 §2 Packet detail). */
const isWide = () => matchMedia('(min-width: 1024px)').matches;
