'use client';

import { lazy, memo, Suspense } from 'react';
// The page comes with both views drawn; their looks must not come with their scripts.
import './cell.module.scss';
import './grid.module.scss';
import './list.module.scss';
import './row.module.scss';
import styles from './guide.module.scss';
import type { NarrowProps, WideProps } from './props';

const GuideWide = lazy(() => import('./GuideWide'));
const GuideNarrow = lazy(() => import('./GuideNarrow'));

// Memoised on purpose: what the server drew stays until its script is there, unless something is asked of it.

export const Wide = memo(function Wide(props: WideProps) {
  return (
    <div className={styles.wide}>
      <Suspense>
        <GuideWide {...props} />
      </Suspense>
    </div>
  );
});

export const Narrow = memo(function Narrow(props: NarrowProps) {
  return (
    <div className={styles.narrow}>
      <Suspense>
        <GuideNarrow {...props} />
      </Suspense>
    </div>
  );
});
