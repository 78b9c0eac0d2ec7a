'use client';

import { Failure } from '@/components/ui/form/Failure';
import { menuItem } from '@/components/ui/menu/Menu';
import { useLogOut } from '@/lib/client/session/use-log-out';
import styles from './account.module.scss';
import type { AccountMenuProps } from './account-menu';

/** The logout button (spec 1 §4 Logout). */
export function LogOutButton({ labels }: Pick<AccountMenuProps, 'labels'>) {
  const { isBusy, hasFailed, leave } = useLogOut();
  return (
    <>
      <button type="button" className={menuItem} aria-disabled={isBusy} onClick={leave}>
        {isBusy ? labels.loggingOut : labels.logOut}
      </button>
      <Failure text={hasFailed ? labels.logOutFailed : null} className={styles.failure} />
    </>
  );
}
