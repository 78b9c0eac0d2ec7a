'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Messenger } from '@/lib/client/browser/messenger';
import { launchFields } from '@/lib/client/browser/messenger-launch';
import { routes } from '@/lib/shared/routes';

interface Props {
  /** Origins that may exchange messages with this page, besides our own. */
  origins: readonly string[];
}

/** Spec 1 §1 "Surfaces": login, colours and back button. Only pages of this context have it. */
export function MessengerHost({ origins }: Props) {
  const [messenger, setMessenger] = useState<Messenger | null>(null);
  const path = usePathname();
  const list = origins.join(',');

  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const { hash } = location;
    // It logs in: nobody may read it in the address or share it.
    if (launchFields(hash)) history.replaceState(history.state, '', location.pathname + location.search);
    import('./follow-messenger').then(
      ({ startMessenger, followMessenger }) => {
        const found = startMessenger(list.split(',').filter(Boolean), hash);
        if (found && !isOver) stop = followMessenger(found);
        setMessenger(found);
      },
      // The page works without it.
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [list]);

  useEffect(() => {
    messenger?.send({ type: 'web_app_setup_back_button', data: { is_visible: path !== routes.home() } });
  }, [messenger, path]);

  return null;
}
