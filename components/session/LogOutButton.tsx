'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { menuItem } from '@/components/ui/menu/Menu';
import { isAccountPage } from '@/lib/guard/exempt';
import { routes } from '@/lib/routes';
import { logOut } from '@/lib/session/login';
import { setWho } from '@/lib/session/who';
import styles from './account.module.scss';
import type { AccountMenuProps } from './account-menu';

/** The way out (spec 1 §4 Logout). */
export function LogOutButton({ labels }: Pick<AccountMenuProps, 'labels'>) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      await logOut();
      // There is nothing for a guest to see (spec 1 §6).
      if (isAccountPage(location.pathname)) router.push(routes.home());
      setWho({ state: 'none', name: null, phone: null });
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <>
      <button type="button" className={menuItem} aria-disabled={isBusy} onClick={leave}>
        {isBusy ? labels.loggingOut : labels.logOut}
      </button>
      {hasFailed ? (
        <p role="alert" className={styles.failure}>
          {labels.logOutFailed}
        </p>
      ) : null}
    </>
  );
}
