import * as v from 'valibot';
import { serverNow } from '@/lib/client/browser/server-clock';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { removeAsViewer } from '@/lib/client/http/remove-as-viewer';
import { ownValue } from '@/lib/client/store/own-value';
import { MOST_REMINDERS, ReminderList, ReminderWire, toReminder } from '@/lib/platform/resources/reminders';
import { type Reminder, reminderKey } from '@/lib/rules/reminders/reminder';

const own = ownValue<readonly Reminder[]>({
  fetchValue: async () => {
    const query = { limit: MOST_REMINDERS };
    return (await callAsViewer({ path: '/users/self/reminders', query, schema: ReminderList })).map(
      toReminder,
    );
  },
});

/** The viewer's reminders; null until they are loaded. */
export const remindersAtom = own.atom;

/** Reads them again: programmes are moved, and other devices set reminders, too. @throws PlatformError */
export const loadReminders = own.refresh;

export const findReminder = (
  all: readonly Reminder[] | null,
  channelId: number,
  startsAt: number,
): Reminder | null => {
  const key = reminderKey(channelId, startsAt);
  return all?.find((one) => reminderKey(one.channel.id, one.startsAt) === key) ?? null;
};

/** The platform refuses a reminder of a cancelled programme, and of one that has begun. */
export const maySet = ({ state, startsAt }: Reminder): boolean =>
  state !== 'cancelled' && startsAt * 1000 > serverNow();

/** @throws PlatformError */
export async function addReminder(channelId: number, startsAt: number): Promise<void> {
  const body = { channel_id: channelId, starts_at: startsAt };
  const call = { method: 'POST', path: '/users/self/reminders', body, schema: ReminderWire } as const;
  await own.change(
    async () => toReminder(await callAsViewer(call)),
    (all, added) =>
      [...all.filter(({ id }) => id !== added.id), added].sort((one, other) => one.startsAt - other.startsAt),
  );
}

/** @throws PlatformError */
export async function removeReminder(id: string): Promise<void> {
  const path = `/users/self/reminders/${encodeURIComponent(id)}`;
  await own.change(
    () => removeAsViewer({ method: 'DELETE', path, schema: v.unknown() }),
    (all) => all.filter((one) => one.id !== id),
  );
}
