'use client';

import { useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import { useSchedule } from '@/lib/client/channels/use-programmes';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { dayOf } from '@/lib/rules/schedule/days';
import { boundsOfDay, toScheduleItems } from '@/lib/rules/schedule/present-entries';
import { scheduleDays } from '@/lib/rules/schedule/schedule-days';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { DaySwitcher } from '../schedule/DaySwitcher';
import { ScheduleList } from '../schedule/ScheduleList';
import { useOpenAtNow } from '../schedule/use-open-at-now';
import styles from './panel.module.scss';

interface Props {
  channel: Pick<ListedChannel, 'id' | 'archiveDays'>;
  /** Whether the viewer may watch the channel, and so its archive. */
  isOpen: boolean;
  /** Unix seconds; null before hydration. */
  now: number | null;
  /** The moment on screen, whose day opens first. */
  moment: number | null;
  currentId: string | null;
  hrefOf(ts: number | null): string;
  labels: Pick<Messages['channels'], 'schedule' | 'elapsed'>;
  retryLabel: string;
  locale: string;
}

/** Tab "schedule": one day of the channel, open at now, with a switch of days (spec 2 §2 "Channel viewer page"). */
export function SchedulePanel(props: Props) {
  const { channel, isOpen, now, moment, currentId, hrefOf, labels, retryLabel, locale } = props;
  const [picked, setPicked] = useState<string | null>(null);
  const day = picked ?? (now === null ? null : dayOf(moment ?? now));
  const window = useMemo(() => (day ? boundsOfDay(day) : null), [day]);
  const { entries, hasFailed, retry } = useSchedule(channel.id, window);
  const list = useRef<HTMLDivElement>(null);
  useOpenAtNow(list, entries !== null);
  if (now === null || day === null) return <Waiting />;

  const days = scheduleDays(now, channel.archiveDays, locale, labels.schedule);
  const rights = { archiveDays: channel.archiveDays, isPurchased: isOpen };
  return (
    <>
      <DaySwitcher days={days} current={day} onPick={setPicked} labels={labels.schedule} />
      {entries ? (
        <div ref={list}>
          <ScheduleList
            items={toScheduleItems(entries, { now, rights, currentId, hrefOf })}
            labels={labels}
          />
        </div>
      ) : hasFailed ? (
        <div role="alert" className={styles.failed}>
          <p>{labels.schedule.failed}</p>
          <Button onClick={retry}>{retryLabel}</Button>
        </div>
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
