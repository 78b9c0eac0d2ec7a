import { fill } from '@/lib/shared/i18n/fill';

/** Texts of a duration, from `messages/`. */
export interface DurationLabels {
  /** "{hours} h {minutes} min". */
  long: string;
  hours: string;
  short: string;
}

/** "1 h 34 min"; thirty seconds are rounded up to one minute. */
export function durationWords(seconds: number, labels: DurationLabels): string {
  const total = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return fill(labels.short, { minutes });
  return fill(minutes === 0 ? labels.hours : labels.long, { hours, minutes });
}
