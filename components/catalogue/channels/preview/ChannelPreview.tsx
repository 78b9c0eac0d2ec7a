'use client';

import { type CSSProperties, useState } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { LockIcon } from '@/components/ui/icon/lock';
import { SoundIcon } from '@/components/ui/icon/sound';
import { Tag } from '@/components/ui/tag/Tag';
import { useMyChannel } from '@/lib/client/channels/use-own-channels';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './preview.module.scss';
import { readTileData } from './tile-data';
import { useLivePicture } from './use-live-picture';

interface Props {
  /** The hovered or focused tile. */
  tile: HTMLElement;
  words: Messages['preview'];
}

/** Spec 2 §2 "Channel hover preview card": link, favourite, sound, HD, lock with the price, and the live picture. */
export function ChannelPreview({ tile, words }: Props) {
  const [facts] = useState(() => readTileData(tile));
  const own = useMyChannel(facts.id);
  const isOpen = facts.isFree || own?.isPurchased === true;
  const { place, isSeen, isMuted, toggleSound } = useLivePicture(facts, isOpen);
  const price = own?.price && !isOpen ? fill(words.from, { price: own.price }) : null;
  return (
    <>
      <div className={styles.screen} style={{ '--tint': facts.color } as CSSProperties}>
        {facts.logo ? <img src={facts.logo} alt="" className={styles.logo} /> : null}
        <div ref={place} className={styles.picture} data-seen={isSeen || undefined} />
        {facts.quality ? <Tag className={styles.quality}>{facts.quality}</Tag> : null}
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{facts.name}</p>
        <p className={styles.now}>{facts.now}</p>
        {facts.isFree ? null : (
          <p className={styles.label}>
            {isOpen ? null : <LockIcon size="sm" />}
            {isOpen ? words.included : (price ?? words.locked)}
          </p>
        )}
        <div className={styles.actions}>
          <LinkButton
            href={facts.href}
            variant="primary"
            aria-label={fill(words.openChannel, { channel: facts.name })}
          >
            {words.open}
          </LinkButton>
          <FavouriteButton kind="channel" id={String(facts.id)} labels={words} />
          <IconButton
            label={isMuted ? words.unmute : words.mute}
            size="lg"
            disabled={!isSeen}
            onClick={toggleSound}
          >
            <SoundIcon isMuted={isMuted} />
          </IconButton>
        </div>
      </div>
    </>
  );
}
