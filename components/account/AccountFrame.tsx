'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { AccountNav, type AccountNavProps } from './AccountNav';
import styles from './account.module.scss';
import { Owner } from './Owner';

interface Props extends AccountNavProps {
  /** On a narrow page only the one that is the menu shows it; the others have a link to that page. */
  isMenu?: boolean;
  children: ReactNode;
}

/** What all pages of the account share (spec 3 §2): whose it is and the menu, beside one screen. */
export function AccountFrame({ isMenu = false, children, ...nav }: Props) {
  // The entries of the menu are for adults (spec 3 §6).
  const isChild = useViewer()?.profile?.role === 'child';
  return (
    <div className={styles.page}>
      <div className={clsx(styles.side, !isMenu && styles.onlyBeside)}>
        <Owner />
        {isChild ? null : <AccountNav {...nav} />}
      </div>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
