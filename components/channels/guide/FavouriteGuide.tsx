'use client';

import { useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { AlertState } from '@/components/ui/empty/AlertState';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { SignInState } from '@/components/ui/empty/SignInState';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { fetchChannels } from '@/lib/client/channels/fetch-channels';
import { useFavouriteChannels } from '@/lib/client/channels/use-favourites';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import { FAVOURITES_CATEGORY } from '@/lib/rules/channels/constants';
import { guideHref } from '@/lib/rules/guide/address';
import { routes } from '@/lib/shared/routes';
import { GuideViews } from './GuideViews';
import type { FavouriteWords, ViewsProps } from './props';

interface Props extends ViewsProps {
  words: FavouriteWords;
}

/** The guide of the viewer's favourite channels, in the order of the viewer; guests are asked to log in (spec 2 §6). */
export default function FavouriteGuide({ words, ...views }: Props) {
  const isLoggedIn = useIsLoggedIn();
  if (isLoggedIn === null) return <Spinner label={words.loading} />;
  return isLoggedIn ? <OwnGuide words={words} {...views} /> : <SignInState words={words} />;
}

function OwnGuide({ words, ...views }: Props) {
  const [known, setKnown] = useState<ReadonlySet<number> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const favourites = useFavouriteChannels(() => setFailed(true));

  // A favourite may have left the list of channels; the guide has no row for it.
  useEffect(() => {
    fetchChannels(FAVOURITES_CATEGORY).then(
      (channels) => setKnown(new Set(channels.map(({ id }) => id))),
      () => setFailed(true),
    );
  }, []);

  if (hasFailed) {
    return (
      <AlertState
        title={words.failed}
        text={null}
        retry={{ label: words.retry, onRetry: () => location.reload() }}
      >
        {null}
      </AlertState>
    );
  }
  if (!favourites || !known) return <Spinner label={words.loading} />;
  const channelIds = [...favourites].filter((id) => known.has(id));
  if (channelIds.length === 0) {
    return (
      <EmptyState title={words.empty} text={words.signInText}>
        <LinkButton href={guideHref(routes.channels(), null)} variant="primary">
          {words.all}
        </LinkButton>
      </EmptyState>
    );
  }
  // Another choice of favourites is another guide: its rows are numbered.
  return (
    <GuideViews
      key={channelIds.join()}
      {...views}
      channelIds={channelIds}
      first={{ ...views.first, total: channelIds.length }}
    />
  );
}
