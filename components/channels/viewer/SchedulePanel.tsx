'use client';

import { useMemo, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import type { Messages } from '@/lib/i18n/dictionaries';
import type { Channel } from '@/lib/platform/channels';
import { dayOf } from '@/lib/schedule/days';
import { boundsOfDay, scheduleDays, toScheduleItems } from '@/lib/schedule/present';
import { useSchedule } from '@/lib/schedule/use-programmes';
import { DaySwitcher } from '../schedule/DaySwitcher';
import { ScheduleList } from '../schedule/ScheduleList';
import styles from './panel.module.scss';

interface Props {
  channel: Pick<Channel, 'id' | 'archiveDays' | 'isFree'>;
  /** Unix seconds; null before hydration. */
  now: number | null;
  /** The day that opens first: that of the moment on screen. */
  moment: number | null;
  currentId: string | null;
  hrefOf(ts: number | null): string;
  labels: Messages['channels'];
  locale: string;
}

/** Tab "schedule": one day of the channel, and a switch of days (spec 2 §2 "Channel viewer page"). */
export function SchedulePanel({ channel, now, moment, currentId, hrefOf, labels, locale }: Props) {
  const [picked, setPicked] = useState<string | null>(null);
  const day = picked ?? (now === null ? null : dayOf(moment ?? now));
  const window = useMemo(() => (day ? boundsOfDay(day) : null), [day]);
  const { entries, hasFailed } = useSchedule(channel.id, window);
  if (now === null || day === null) return <Waiting />;

  const days = scheduleDays(now, channel.archiveDays, locale, labels.schedule);
  // Only free channels are everyone's; what a viewer bought is laid over by their own channel list.
  const rights = { archiveDays: channel.archiveDays, isPurchased: channel.isFree };
  return (
    <>
      <DaySwitcher days={days} current={day} onPick={setPicked} labels={labels.schedule} />
      {entries ? (
        <ScheduleList items={toScheduleItems(entries, { now, rights, currentId, hrefOf })} labels={labels} />
      ) : hasFailed ? (
        <p role="alert">{labels.schedule.failed}</p>
      ) : (
        <Waiting />
      )}
    </>
  );
}

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

function Waiting() {
  return (
    <div aria-hidden="true" className={styles.waiting}>
      {LINES.map((line) => (
        <Skeleton key={line} className={styles.line} />
      ))}
    </div>
  );
}
