import { IconButton } from '@/components/ui/button/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icon/arrows';
import type { ScheduleDay } from '@/lib/rules/channels/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './day.module.scss';

interface Props {
  /** In order. */
  days: ScheduleDay[];
  /** The shown date. */
  current: string;
  onPick: (date: string) => void;
  labels: Messages['channels']['schedule'];
}

/** Previous day, current day, next day (spec 2 §2 "Channel viewer page"). */
export function DaySwitcher({ days, current, onPick, labels }: Props) {
  const index = days.findIndex((day) => day.date === current);
  const day = days[index];
  const previous = days[index - 1];
  const next = days[index + 1];
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons for one choice, not fields of a form.
    <div role="group" aria-label={labels.days} className={styles.days} data-days="">
      <IconButton
        label={labels.previousDay}
        size="sm"
        // Not `disabled`, because a disabled button would lose the focus.
        aria-disabled={!previous}
        onClick={() => previous && onPick(previous.date)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <time dateTime={day?.date} className={styles.day} aria-live="polite">
        {day?.label}
      </time>
      <IconButton
        label={labels.nextDay}
        size="sm"
        aria-disabled={!next}
        onClick={() => next && onPick(next.date)}
      >
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}
