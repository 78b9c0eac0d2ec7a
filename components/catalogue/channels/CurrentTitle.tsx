'use client';

import { useNow } from '@/lib/client/hooks/use-now';
import { clockOf } from '@/lib/rules/schedule/days';
import styles from '../cards/channel.module.scss';

interface Props {
  title: string;
  startsAt: number;
  endsAt: number;
}

const STEP_SECONDS = 60;

/** What is on air and until when; nothing when it has ended, because the page may have been stored before that. */
export function CurrentTitle({ title, startsAt, endsAt }: Props) {
  const now = useNow(STEP_SECONDS);
  const isOn = now !== null && startsAt <= now && now < endsAt;
  return (
    <>
      <span className={styles.now}>{isOn ? title : null}</span>
      <span className={styles.next}>{isOn ? `${clockOf(startsAt)}–${clockOf(endsAt)}` : null}</span>
    </>
  );
}
