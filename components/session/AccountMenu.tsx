'use client';

import { useState } from 'react';
import { mutate } from 'swr';
import { fill } from '@/components/ui/fill';
import { PersonIcon } from '@/components/ui/icon/status';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import type { Messages } from '@/lib/i18n/dictionaries';
import { logOut } from '@/lib/session/login';
import { setWho, type Who } from '@/lib/session/who';
import { nameOf } from '@/lib/session/who-name';
import styles from './account.module.scss';

export interface AccountMenuProps {
  who: Who;
  labels: Pick<Messages['session'], 'account' | 'accountOf' | 'logOut' | 'loggingOut' | 'logOutFailed'>;
}

/** Who is signed in, and the way out (spec 3 §2 Settings dropdown; its other places come with their pages). */
export function AccountMenu({ who, labels }: AccountMenuProps) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { name: ownName, phone } = nameOf(who);
  const name = ownName ?? phone;

  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      await logOut();
      setWho({ state: 'none', name: null, phone: null });
      // What was this person's is asked for again, by whoever is watching now.
      mutate(() => true);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <Menu
      id="account"
      label={name ? fill(labels.accountOf, { name }) : labels.account}
      triggerClassName={styles.trigger}
      trigger={
        <>
          <span className={styles.avatar} aria-hidden="true">
            {ownName ? ownName.slice(0, 1).toUpperCase() : <PersonIcon />}
          </span>
          <span className={styles.name}>{name ?? labels.account}</span>
        </>
      }
    >
      {name ? <p className={styles.who}>{name}</p> : null}
      {ownName && phone ? <p className={styles.phone}>{phone}</p> : null}
      <button type="button" className={menuItem} aria-disabled={isBusy} onClick={leave}>
        {isBusy ? labels.loggingOut : labels.logOut}
      </button>
      {hasFailed ? (
        <p role="alert" className={styles.failure}>
          {labels.logOutFailed}
        </p>
      ) : null}
    </Menu>
  );
}
