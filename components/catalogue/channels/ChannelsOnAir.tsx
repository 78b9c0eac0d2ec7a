import type { ComponentProps } from 'react';
import type { ChannelCard as Card } from '@/lib/rules/channels/view';
import { ChannelCard } from '../cards/ChannelCard';
import { Grid } from '../row/Grid';
import styles from '../row/grid.module.scss';
import { LiveTiles } from './LiveTiles';

interface Props {
  title: string;
  channels: readonly Card[];
  labels: ComponentProps<typeof ChannelCard>['labels'];
}

/** Two lines of a desktop, and five of a phone. */
const CHANNELS = 10;

/** What is on air on some channels, on a page that is about something else. */
export function ChannelsOnAir({ title, channels, labels }: Props) {
  return (
    <section className={styles.whole} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Grid template="channel" label={title}>
        {channels.slice(0, CHANNELS).map((card) => (
          <ChannelCard key={card.id} card={card} labels={labels} />
        ))}
      </Grid>
      <LiveTiles />
    </section>
  );
}
