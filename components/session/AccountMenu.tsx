'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar/Avatar';
import { PersonIcon } from '@/components/ui/icon/person';
import { Menu, widePanel } from '@/components/ui/menu/Menu';
import { nameOf } from '@/lib/client/viewer/viewer-name';
import { fill } from '@/lib/shared/i18n/fill';
import { AccountPanel } from './AccountPanel';
import styles from './account.module.scss';
import type { AccountMenuProps } from './account-menu';

/** Spec 3 §2 "Settings dropdown". Its data is requested when it is first opened. */
export function AccountMenu({ viewer, labels, offers }: AccountMenuProps) {
  const [isWanted, want] = useState(false);
  const { name, phone } = nameOf(viewer);
  const { profile } = viewer;
  // The name of the platform may be in another language than the page.
  const shown = (profile?.isUnnamed ? null : profile?.name) ?? name ?? phone;

  return (
    <Menu
      id="account"
      label={shown ? fill(labels.accountOf, { name: shown }) : labels.account}
      triggerClassName={styles.trigger}
      panelClassName={clsx(widePanel, styles.panel)}
      onToggle={() => want(true)}
      trigger={
        profile?.icon || shown ? (
          <Avatar src={profile?.icon ?? null} name={shown ?? ''} sizes="32px" className={styles.avatar} />
        ) : (
          <span className={styles.nobody} aria-hidden="true">
            <PersonIcon />
          </span>
        )
      }
    >
      <AccountPanel viewer={viewer} labels={labels} offers={offers} isWanted={isWanted} />
    </Menu>
  );
}
