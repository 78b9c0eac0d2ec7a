'use client';

import { useState } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { AlertState } from '@/components/ui/empty/AlertState';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { useFavouriteChannels } from '@/lib/client/channels/use-favourites';
import { FAVOURITES_CATEGORY } from '@/lib/rules/channels/constants';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import { ChannelCard } from '../cards/ChannelCard';
import { Grid } from '../row/Grid';
import { useChannelList } from './use-channel-list';

export interface FavouriteListProps {
  labels: Messages['channels'];
  words: { failed: string; retry: string; loading: string; empty: string };
}

/** The favourite channels in the order of the viewer; each opens within this category (`/channels/1000/…`). */
export function FavouriteList({ labels, words }: FavouriteListProps) {
  const [isLost, setLost] = useState(false);
  const ids = useFavouriteChannels(() => setLost(true));
  const { channels, hasFailed, load } = useChannelList(FAVOURITES_CATEGORY);
  if (hasFailed || isLost) {
    // The store of favourites requests its data only once per page, so a retry reloads the page.
    const onRetry = isLost ? () => location.reload() : load;
    return (
      <AlertState title={words.failed} text={null} retry={{ label: words.retry, onRetry }}>
        {null}
      </AlertState>
    );
  }
  if (!ids || !channels) return <Spinner label={words.loading} />;
  const byId = new Map(channels.map((channel) => [channel.id, channel]));
  const favourites = [...ids].flatMap((id) => byId.get(id) ?? []);
  if (favourites.length === 0) {
    return (
      <EmptyState title={words.empty} text={labels.favouritesHint}>
        <LinkButton href={routes.channels()} variant="primary">
          {labels.all}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <Grid template="channel" label={labels.favourites} isMain>
      {favourites.map((channel) => (
        <ChannelCard key={channel.id} card={channel} labels={labels} />
      ))}
    </Grid>
  );
}
