'use client';

import { useEffect, useRef, useState } from 'react';
import { PersonIcon } from '@/components/ui/icon/person';
import { ModalLink } from '@/components/ui/modal/ModalLink';
import { useSessionStart } from '@/lib/client/session/use-session-start';
import styles from './account-button.module.scss';
import type { AccountMenuProps } from './account-menu';
import { type HeaderTools, registerTools } from './header-tools';

interface Props extends Omit<AccountMenuProps, 'viewer' | 'labels'> {
  labels: AccountMenuProps['labels'] & { signIn: string };
  /** Loads the header of a logged-in person, whose script other viewers do not need. */
  load(): Promise<HeaderTools>;
}

/** Spec 3 §2 Header: avatar or a login button. Stored pages are the same for everybody, so it starts as the button. */
export function AccountButton({ labels, offers, load }: Props) {
  const viewer = useSessionStart();
  const [tools, setTools] = useState<HeaderTools | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isUser = viewer?.state === 'user';
  const isChild = viewer?.profile?.role === 'child';
  const wasUser = useRef(false);

  useEffect(() => registerTools(load), [load]);

  useEffect(() => {
    if (isUser) {
      load().then(
        setTools,
        // The login button stays, and the next page tries again.
        () => {},
      );
    }
    // The pressed logout button is gone, so the login link gets the focus.
    if (wasUser.current && !isUser) place.current?.querySelector('a')?.focus();
    wasUser.current = isUser;
  }, [isUser, load]);

  return (
    <>
      {/* Payments and messages are for the adults of an account (spec 3 §6). */}
      {isUser && tools && !isChild ? <tools.Payment /> : null}
      {isUser && tools && !isChild ? <tools.Messages key={viewer.profile?.id} labels={labels} /> : null}
      <div ref={place} className={styles.place}>
        {isUser && tools ? (
          <tools.Account viewer={viewer} labels={labels} offers={offers} />
        ) : (
          <ModalLink modal="auth" size="sm" className={styles.signIn} title={labels.signIn}>
            <PersonIcon />
            <span className={styles.word}>{labels.signIn}</span>
          </ModalLink>
        )}
      </div>
    </>
  );
}
