'use client';

import { lazy, Suspense } from 'react';
import { SignInState } from '@/components/ui/empty/SignInState';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { FavouriteListProps } from './FavouriteList';

const FavouriteList = lazy(async () => ({ default: (await import('./FavouriteList')).FavouriteList }));

export interface FavouriteChannelsProps extends FavouriteListProps {
  words: FavouriteListProps['words'] & { signIn: string };
}

/**
 * Category 1000 (spec 2 §4): favourite channels of the viewer. Guests have none and are asked to log in (spec 2 §6).
 */
export function FavouritesOrSignIn({ labels, words }: FavouriteChannelsProps) {
  const who = useViewer();
  const isLoggedIn = useIsLoggedIn();
  const wait = <Spinner label={words.loading} />;
  return (
    <>
      {isLoggedIn === null ? wait : null}
      {isLoggedIn ? (
        <Suspense fallback={wait}>
          <FavouriteList key={who?.profile?.id} labels={labels} words={words} />
        </Suspense>
      ) : null}
      {isLoggedIn === false ? (
        <SignInState
          words={{
            signInTitle: labels.favouritesSignIn,
            signInText: labels.favouritesHint,
            signIn: words.signIn,
          }}
        />
      ) : null}
    </>
  );
}
