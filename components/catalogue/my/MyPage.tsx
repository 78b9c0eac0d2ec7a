'use client';

import { lazy, Suspense } from 'react';
import { SignInState } from '@/components/ui/empty/SignInState';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { MyRowsProps } from './MyRows';
import { MyWait } from './MyWait';
import styles from './my.module.scss';

/** Lazy, because guests do not need this script. */
const MyRows = lazy(async () => ({ default: (await import('./MyRows')).MyRows }));

/** Favourites of a logged-in viewer. Guests have none: they are asked to log in (spec 2 §6), with something to watch below. */
export function MyPage(props: MyRowsProps) {
  const { words, labels, art, children } = props;
  const viewer = useViewer();
  const isUser = useIsLoggedIn();

  const wait = <MyWait words={words} labels={labels} />;
  const forGuest = (
    <>
      <SignInState words={words} art={art} />
      {children}
    </>
  );
  if (isUser === null) {
    // Until then the mark of the document decides (components/shell/PersonMark.tsx).
    return (
      <>
        <div data-guest="">{forGuest}</div>
        <div data-own="" className={styles.rows}>
          {wait}
        </div>
      </>
    );
  }
  if (!isUser) return forGuest;
  return (
    <div className={styles.rows}>
      <Suspense fallback={wait}>
        <MyRows key={viewer?.profile?.id} {...props} />
      </Suspense>
    </div>
  );
}
