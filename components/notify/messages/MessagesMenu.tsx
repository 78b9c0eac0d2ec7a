'use client';

import { useState } from 'react';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { BellIcon } from '@/components/ui/icon/status';
import { Menu, widePanel } from '@/components/ui/menu/Menu';
import { fill } from '@/lib/shared/i18n/fill';
import { MessagesPanel } from './MessagesPanel';
import styles from './messages.module.scss';
import { useMessages } from './use-messages';
import { usePushes } from './use-pushes';

/** A larger number does not fit on the badge. */
const MOST_COUNTED = 99;

interface Props {
  labels: { messages: string; messagesNew: string; loading: string; retry: string };
}

/** Spec 3 §2 Header: "messages dropdown with count". The other code loads when it is first opened. */
export function MessagesMenu({ labels }: Props) {
  /** Null until it is first opened. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const box = useMessages();
  usePushes();
  const { unread } = box;
  const label = unread > 0 ? fill(labels.messagesNew, { count: unread }) : labels.messages;
  return (
    <>
      <Menu
        id="messages"
        label={label}
        triggerClassName={styles.bell}
        panelClassName={widePanel}
        onToggle={setOpen}
        trigger={
          <>
            <BellIcon />
            {unread > 0 ? (
              <span className={styles.count} aria-hidden="true">
                {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
              </span>
            ) : null}
          </>
        }
      >
        {isOpen === null ? null : <MessagesPanel isOpen={isOpen} box={box} labels={labels} />}
      </Menu>
      <VisuallyHidden>
        <span role="status">{unread > 0 ? label : ''}</span>
      </VisuallyHidden>
    </>
  );
}
