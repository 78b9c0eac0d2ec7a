'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ChevronLeftIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import { routes } from '@/lib/shared/routes';
import { AccountFrame } from '../AccountFrame';
import type { AccountNavProps } from '../AccountNav';
import { PLACES } from './Screen';
import styles from './settings.module.scss';

interface Props extends Pick<AccountNavProps, 'words' | 'languages' | 'hasLogOut'> {
  /** Of another area. */
  children: ReactNode;
}

/** Spec 3 §2 `/lk_parental`: a page of its own beside the menu of the account, as the screens of the settings are. */
export function ParentalPage({ children, ...nav }: Props) {
  const parental = routes.parental();
  return (
    <AccountFrame {...nav} places={{ ...PLACES, parental }} current={parental}>
      <div className={clsx(styles.alone, styles.beside)}>
        <div className={styles.frame}>
          <div className={styles.bar}>
            <Link href={routes.account()} className={styles.up}>
              <ChevronLeftIcon size="sm" />
              {nav.words.settings.account}
            </Link>
          </div>
          <h1 className={styles.title}>{nav.words.parentalPage.title}</h1>
          {children}
        </div>
      </div>
    </AccountFrame>
  );
}
