import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import type { ChannelCard as Card } from '@/lib/rules/channels/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ChannelCard } from '../cards/ChannelCard';
import { Grid } from '../row/Grid';
import { ChannelBrowser } from './ChannelBrowser';
import { FirstChannels } from './FirstChannels';
import { MoreChannels } from './MoreChannels';

interface Props {
  category: string;
  channels: Card[];
  /** Shown beside the search. */
  filter: ReactNode;
  labels: Messages['channels'];
  words: { failed: string; retry: string; loading: string; empty: string };
}

/** Channels in the stored page; the others load when they come near. The number fills complete lines at every width. */
const CHANNELS_AT_ONCE = 60;

/** The channels of a category with their search. */
export function ListedChannels({ category, channels, filter, labels, words }: Props) {
  const { empty, ...more } = words;
  const own = { category, step: CHANNELS_AT_ONCE, labels, words: more };
  return (
    <ChannelBrowser {...own} filter={filter}>
      {channels.length > 0 ? (
        <FirstChannels>
          <Grid template="channel" label={labels.list} isMain>
            {channels.slice(0, CHANNELS_AT_ONCE).map((channel) => (
              <ChannelCard key={channel.id} card={channel} labels={labels} />
            ))}
          </Grid>
        </FirstChannels>
      ) : (
        <EmptyState title={empty} />
      )}
      {channels.length > CHANNELS_AT_ONCE ? <MoreChannels {...own} total={channels.length} /> : null}
    </ChannelBrowser>
  );
}
