'use client';

import { memo } from 'react';
import { GuideNarrow } from './GuideNarrow';
import { GuideWide } from './GuideWide';
import styles from './guide.module.scss';
import type { NarrowProps, WideProps } from './props';

// Not loaded lazily: React streams what is lazy behind the page, and without script there would be no first screen.

export const Wide = memo(function Wide(props: WideProps) {
  return (
    <div className={styles.wide}>
      <GuideWide {...props} />
    </div>
  );
});

export const Narrow = memo(function Narrow(props: NarrowProps) {
  return (
    <div className={styles.narrow}>
      <GuideNarrow {...props} />
    </div>
  );
});
