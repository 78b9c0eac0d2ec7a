'use client';

import { useState } from 'react';
import { FilterField } from '@/components/ui/field/FilterField';
import { Link } from '@/components/ui/link/Link';
import { ChannelLogo } from '@/components/ui/picture/ChannelLogo';
import { isShortList, type PacketChannel } from '@/lib/rules/pages/packet-channels';
import { matchesName } from '@/lib/rules/search/transliterate';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './channels.module.scss';

interface Props {
  channels: readonly PacketChannel[];
  words: Pick<Messages['pages']['packet'], 'findChannel' | 'noChannel'>;
}

/** Channels with their signs; a longer list has a search (spec 3 §9: above 31). */
export function ChannelList({ channels, words }: Props) {
  const [typed, setTyped] = useState('');
  const found = channels.filter(({ name }) => matchesName(name, typed));
  return (
    <>
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
                <ChannelLogo src={logo} color={color} sizes="5rem" className={styles.sign} />
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
