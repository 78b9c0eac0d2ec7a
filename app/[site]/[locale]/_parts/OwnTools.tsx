'use client';

import { MessagesMenu } from '@/components/notify/messages/MessagesMenu';
import { AccountMenu } from '@/components/session/AccountMenu';
import type { AccountMenuProps } from '@/components/session/account-menu';

/** What the header has for somebody who is logged in. Messages are to whoever pays, not to their children (spec 3 §6). */
export function OwnTools(props: AccountMenuProps) {
  const { who, labels } = props;
  return (
    <>
      {who.profile?.role === 'child' ? null : <MessagesMenu key={who.profile?.id} labels={labels} />}
      <AccountMenu {...props} />
    </>
  );
}
