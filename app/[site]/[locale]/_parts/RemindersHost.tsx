'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useIsPerson } from '@/lib/client/viewer/use-is-person';

/** The script waits until the page has settled; a notice may be some seconds late. */
const LOAD_AFTER_MS = 5_000;

/** Notices of programmes and series, for logged-in viewers only. */
export function RemindersHost() {
  const isPerson = useIsPerson();
  const [Body, setBody] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isPerson) return;
    const timer = setTimeout(() => {
      import('@/components/notify/reminders/ReminderPanel').then(
        ({ ReminderPanel }) => setBody(() => ReminderPanel),
        // The next page tries again.
        () => {},
      );
    }, LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPerson]);
  return Body && isPerson ? <Body /> : null;
}
