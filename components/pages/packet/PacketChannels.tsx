'use client';

import { useId, useState } from 'react';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import type { PacketChannel } from '@/lib/rules/pages/packet-channels';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ChannelList } from './ChannelList';
import styles from './channels.module.scss';

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
        <ChannelList channels={channels} words={words} />
      </div>
    </section>
  );
}

/** Like channels.module.scss: open by default on a desktop (spec 3 §2 Packet detail). */
const isWide = () => matchMedia('(min-width: 1024px)').matches;
