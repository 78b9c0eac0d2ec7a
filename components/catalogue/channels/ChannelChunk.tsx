'use client';

import { useState } from 'react';
import type { ChannelCard as Card } from '@/lib/channels/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import { ChannelCard } from '../cards/ChannelCard';
import { Grid } from '../row/Grid';
import styles from './chunk.module.scss';
import { GUESS_PX } from './guess';
import { useNear } from './useNear';

interface Props {
  /** Null until they have come. */
  channels: Card[] | null;
  /** Of a full chunk, which is as tall as the channels of the page. */
  share: number;
  labels: Messages['channels'];
}

/** Some channels, in the document only while they are near; their place keeps its height. */
export function ChannelChunk({ channels, share, labels }: Props) {
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  const place = useNear<HTMLDivElement>(
    () => {
      setHeight((known) => known ?? firstHeight() * share);
      setNear(true);
    },
    () => {
      const element = place.current;
      // What has the focus stays.
      if (!element || element.contains(document.activeElement)) return;
      if (element.firstElementChild) setHeight(element.offsetHeight);
      setNear(false);
    },
  );
  const isShown = isNear && channels !== null;
  return (
    <div
      ref={place}
      className={styles.chunk}
      style={isShown ? undefined : { height: height ?? `${share * GUESS_PX}px` }}
    >
      {isShown ? (
        <Grid template="channel" label={labels.list}>
          {channels.map((channel) => (
            <ChannelCard key={channel.id} card={channel} labels={labels} />
          ))}
        </Grid>
      ) : null}
    </div>
  );
}

function firstHeight(): number {
  return document.querySelector<HTMLElement>('[data-first-channels]')?.offsetHeight || GUESS_PX;
}
