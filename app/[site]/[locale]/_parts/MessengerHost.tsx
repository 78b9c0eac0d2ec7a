'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type Messenger, readLaunch } from '@/lib/client/browser/messenger';
import { routes } from '@/lib/shared/routes';
import { followMessenger, startMessenger } from './follow-messenger';

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
    const found = startMessenger(list.split(',').filter(Boolean), readLaunch(location.hash));
    setMessenger(found);
    return found ? followMessenger(found) : undefined;
  }, [list]);

  useEffect(() => {
    messenger?.send({ type: 'web_app_setup_back_button', data: { is_visible: path !== routes.home() } });
  }, [messenger, path]);

  return null;
}
