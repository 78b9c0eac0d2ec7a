'use client';

import { ClockProgress } from '@/components/ui/progress/ClockProgress';
import { type OnAir, useOnAir } from '@/lib/client/channels/on-air';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './channel.module.scss';

interface Props extends OnAir {
  id: number;
  labels: Pick<Messages['channels'], 'noProgramme' | 'elapsed'>;
}

/** The programme on air and the next one. Each line has a fixed height, so a refresh moves nothing. */
export function OnAirLines({ id, labels, ...own }: Props) {
  const { now, next } = useOnAir(id, own);
  return (
    <>
      <span className={styles.now} data-now="">
        {now?.title ?? labels.noProgramme}
      </span>
      {now ? (
        <ClockProgress
          startsAt={now.startsAt}
          endsAt={now.endsAt}
          label={labels.elapsed}
          className={styles.progress}
        />
      ) : null}
      <span className={styles.next}>{next ? `${next.time} ${next.title}` : null}</span>
    </>
  );
}
