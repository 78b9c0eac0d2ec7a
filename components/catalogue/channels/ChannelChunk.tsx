'use client';

import type { ChannelCard as Card } from '@/lib/rules/channels/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ChannelCard } from '../cards/ChannelCard';
import { Grid } from '../row/Grid';
import styles from './chunk.module.scss';
import { useShownNear } from './use-shown-near';

interface Props {
  /** Null until they have loaded. */
  channels: Card[] | null;
  /** Size relative to a full chunk, which has the height of the channels in the page. */
  share: number;
  labels: Messages['channels'];
}

/** Some channels that are in the document only while they are near; otherwise a placeholder keeps their height. */
export function ChannelChunk({ channels, share, labels }: Props) {
  const { place, isNear, height } = useShownNear(false, share);
  const isShown = isNear && channels !== null;
  return (
    <div ref={place} className={styles.chunk} style={isShown ? undefined : { height }}>
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
