'use client';

import type { ReactNode } from 'react';
import { routes } from '@/lib/shared/routes';
import { AccountFrame } from '../AccountFrame';
import type { AccountNavProps } from '../AccountNav';
import { CloseScreen } from './CloseScreen';
import { PLACES } from './Screen';
import { ScreenBar } from './ScreenBar';
import { ScreenPage } from './ScreenPage';
import styles from './settings.module.scss';
import { useLeaving } from './use-leaving';

interface Props extends Pick<AccountNavProps, 'words' | 'languages' | 'hasLogOut'> {
  closeLabel: string;
  /** Drawn by another area, because areas do not import each other. */
  children: ReactNode;
}

/** Spec 3 §2 `/lk_parental`: a page of its own beside the menu of the account, as the screens of the settings are. */
export function ParentalPage({ closeLabel, children, ...nav }: Props) {
  const { isClosing, begin } = useLeaving();
  const parental = routes.parental();
  return (
    <ScreenPage isClosing={isClosing}>
      <AccountFrame
        {...nav}
        places={{ ...PLACES, parental }}
        current={parental}
        head={
          <ScreenBar
            title={nav.words.parentalPage.title}
            above={{ href: routes.account(), name: nav.words.title }}
            close={<CloseScreen label={closeLabel} onClose={begin} />}
          />
        }
      >
        <div className={styles.content}>{children}</div>
      </AccountFrame>
    </ScreenPage>
  );
}
