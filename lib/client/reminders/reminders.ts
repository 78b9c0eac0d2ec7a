import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { store } from '@/lib/client/store/store';
import { currentViewer, onViewerChange } from '@/lib/client/viewer/viewer';
import { MOST_REMINDERS, ReminderList, ReminderWire, toReminder } from '@/lib/platform/resources/reminders';
import { type Reminder, reminderKey } from '@/lib/rules/reminders/reminder';

/** The viewer's reminders; null until they are loaded. */
export const remindersAtom = atom<readonly Reminder[] | null>(null);

let isShown = false;
remindersAtom.onMount = () => {
  isShown = true;
  // After a failure no reminders are shown; a press shows the error.
  if (store.get(remindersAtom) === null) loadReminders().catch(() => {});
  return () => {
    isShown = false;
  };
};

let pending: Promise<readonly Reminder[]> | null = null;

/** Reads them again: programmes are moved, and other devices set reminders, too. @throws PlatformError */
export function loadReminders(): Promise<readonly Reminder[]> {
  pending ??= read();
  return pending;
}

function read(): Promise<readonly Reminder[]> {
  const reading = fetchAll();
  // A late answer for an earlier viewer must not reach the atom.
  const end = (all: readonly Reminder[] | null) => {
    if (pending !== reading) return;
    pending = null;
    if (all) store.set(remindersAtom, all);
  };
  reading.then(end, () => end(null));
  return reading;
}

async function fetchAll(): Promise<readonly Reminder[]> {
  const query = { limit: MOST_REMINDERS };
  return (await callAsViewer({ path: '/users/self/reminders', query, schema: ReminderList })).map(toReminder);
}

export const findReminder = (
  all: readonly Reminder[] | null,
  channelId: number,
  startsAt: number,
): Reminder | null => {
  const key = reminderKey(channelId, startsAt);
  return all?.find((one) => reminderKey(one.channel.id, one.startsAt) === key) ?? null;
};

/** @throws PlatformError */
export async function addReminder(channelId: number, startsAt: number): Promise<void> {
  const body = { channel_id: channelId, starts_at: startsAt };
  const call = { method: 'POST', path: '/users/self/reminders', body, schema: ReminderWire } as const;
  const added = toReminder(await callAsViewer(call));
  change((all) => [...all.filter(({ id }) => id !== added.id), added]);
}

/** @throws PlatformError */
export async function removeReminder(id: string): Promise<void> {
  const path = `/users/self/reminders/${encodeURIComponent(id)}`;
  await callAsViewer({ method: 'DELETE', path, schema: v.unknown() });
  change((all) => all.filter((one) => one.id !== id));
}

/** Reminders that are not loaded yet will be read with the change in them. */
function change(work: (all: readonly Reminder[]) => readonly Reminder[]): void {
  const known = store.get(remindersAtom);
  if (known)
    store.set(
      remindersAtom,
      [...work(known)].sort((one, other) => one.startsAt - other.startsAt),
    );
  else if (isShown) loadReminders().catch(() => {});
}

// Another user or another profile has other reminders.
onViewerChange(() => {
  pending = null;
  store.set(remindersAtom, null);
  if (isShown && currentViewer()?.state === 'user') loadReminders().catch(() => {});
});
