'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { AccountNav, type AccountNavProps } from './AccountNav';
import styles from './account.module.scss';
import { Owner } from './Owner';

interface Props extends Omit<AccountNavProps, 'hasStatus'> {
  /** The line above the screen. Without it the page shows only the menu, as narrow pages do. */
  head?: ReactNode;
  /** Between the owner and the menu. */
  status?: ReactNode;
  children: ReactNode;
}

/** What all pages of the account share (spec 3 §2): whose it is and the menu, beside one screen. */
export function AccountFrame({ head, status, children, ...nav }: Props) {
  // The entries of the menu are for adults (spec 3 §6).
  const isChild = useViewer()?.profile?.role === 'child';
  return (
    <div className={clsx(styles.page, head ? styles.headed : styles.whole)}>
      {head ? <div className={styles.head}>{head}</div> : null}
      <div className={clsx(styles.side, head ? styles.onlyBeside : null)}>
        {isChild ? (
          <Owner />
        ) : (
          <>
            <Owner href={nav.places.account} current={nav.current} />
            {status}
            <AccountNav {...nav} hasStatus={status !== undefined} />
          </>
        )}
      </div>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
