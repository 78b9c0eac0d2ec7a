'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { SignInState } from '@/components/ui/empty/SignInState';
import { isPersonKnown } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { MyRowsProps } from './MyRows';
import { MyWait } from './MyWait';
import styles from './my.module.scss';

/** Lazy, because guests do not need this script. */
const MyRows = lazy(async () => ({ default: (await import('./MyRows')).MyRows }));

/** Favourites of a logged-in viewer. Guests have none and are asked to log in (spec 2 §6). */
export function MyPage(props: MyRowsProps) {
  return (
    <div className={styles.rows}>
      <Mine {...props} />
    </div>
  );
}

function Mine(props: MyRowsProps) {
  const { words } = props;
  const viewer = useViewer();
  const [isPerson, setPerson] = useState<boolean | null>(null);
  // Only the browser knows the viewer, who may log in over this page.
  useEffect(() => setPerson(viewer ? viewer.state === 'user' : isPersonKnown()), [viewer]);

  const wait = <MyWait words={words} labels={props.labels} />;
  if (isPerson === null) return wait;
  if (isPerson) {
    return (
      <Suspense fallback={wait}>
        <MyRows key={viewer?.profile?.id} {...props} />
      </Suspense>
    );
  }
  return <SignInState words={words} />;
}
