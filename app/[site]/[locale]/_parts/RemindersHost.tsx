'use client';

import { useLateComponent } from '@/lib/client/hooks/use-late-component';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';

/** The script waits until the page has settled; a notice may be some seconds late. */
const LOAD_AFTER_MS = 5_000;

const load = () =>
  import('@/components/notify/reminders/ReminderPanel').then(({ ReminderPanel }) => ReminderPanel);

/** Notices of programmes and series, for logged-in viewers only. */
export function RemindersHost() {
  const isLoggedIn = useIsLoggedIn();
  const Loaded = useLateComponent(load, isLoggedIn ? LOAD_AFTER_MS : null);
  return Loaded && isLoggedIn ? <Loaded /> : null;
}
