'use client';

import { useReminder } from '@/lib/client/reminders/use-reminder';
import { fill } from '@/lib/shared/i18n/fill';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { BellIcon, CheckIcon } from '../icon/status';

interface Props {
  channelId: number;
  /** Unix seconds, as the schedule announces it. */
  startsAt: number;
  /** The name of the programme, for screen readers. */
  title: string;
  words: { remind: string; remindOf: string; reminded: string };
  /** A button with its text, where there is room for it. */
  isWide?: boolean;
}

/** "Remind me" of a programme to come; a guest logs in first, and then it is stored. */
export function ReminderButton({ channelId, startsAt, title, words, isWide = false }: Props) {
  const { isReminded, toggle } = useReminder(channelId, startsAt);
  const icon = isReminded ? <CheckIcon size="sm" /> : <BellIcon size="sm" />;
  const label = fill(words.remindOf, { title });
  if (isWide) {
    return (
      <Button aria-pressed={isReminded} variant="primary" onClick={toggle}>
        {icon}
        {isReminded ? words.reminded : words.remind}
      </Button>
    );
  }
  return (
    <IconButton label={label} aria-pressed={isReminded} variant="quiet" size="sm" onClick={toggle}>
      {icon}
    </IconButton>
  );
}
