import { Link } from '@/components/ui/link/Link';
import { ChannelLogo } from '@/components/ui/picture/ChannelLogo';
import type { ChannelCard as Card } from '@/lib/rules/channels/view';
import styles from '../cards/channel.module.scss';
import { tileSizes } from '../cards/sizes';
import { Grid } from '../row/Grid';
import grid from '../row/grid.module.scss';
import { CurrentTitle } from './CurrentTitle';

interface Props {
  title: string;
  channels: readonly Card[];
}

/** Two lines of a desktop, and five of a phone. */
const CHANNELS = 10;

/**
 * What is on air on some channels, on a page that is about something else: without prices, previews and pictures of now, whose
 * scripts are those of a page of channels.
 */
export function ChannelsOnAir({ title, channels }: Props) {
  return (
    <section className={grid.whole} aria-label={title}>
      <h2 className={grid.title}>{title}</h2>
      <Grid template="channel" label={title}>
        {channels.slice(0, CHANNELS).map(({ id, href, name, logo, color, now }) => (
          <Link key={id} href={href} className={styles.card}>
            <span className={styles.plate}>
              <ChannelLogo src={logo} sizes={tileSizes.channel} color={color} iconSize="lg" />
            </span>
            <span className={styles.line}>
              <span className={styles.name}>{name}</span>
            </span>
            {now ? <CurrentTitle title={now.title} startsAt={now.startsAt} endsAt={now.endsAt} /> : null}
          </Link>
        ))}
      </Grid>
    </section>
  );
}
