'use client';

import { useRef } from 'react';
import { useLateAtom } from '@/lib/client/store/use-late-atom';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { reminderKey } from '@/lib/rules/reminders/reminder';
import { loadRemindersAtom } from './load-reminders-atom';

/** Whether the viewer is reminded of a programme, and how to change it. Its code loads only when there is a use for it. */
export function useReminder(channelId: number, startsAt: number) {
  const isUser = useViewer()?.state === 'user';
  const all = useLateAtom(isUser ? loadRemindersAtom : null);
  const key = reminderKey(channelId, startsAt);
  const isReminded = all?.some((one) => reminderKey(one.channel.id, one.startsAt) === key) ?? false;
  const isBusy = useRef(false);

  const toggle = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { toggleReminder } = await import('./toggle');
      await toggleReminder(channelId, startsAt);
    } catch {
      // When the script fails to load, the next press loads it again.
    } finally {
      isBusy.current = false;
    }
  };
  return { isReminded, toggle };
}
