'use client';

import { CloseIcon } from '@/components/ui/icon/close';
import { ControlButton } from '../ControlButton';
import { useKey, usePlayerContext, useSend } from '../context';
import { type StatsWords, statsRows } from './rows';
import styles from './stats.module.scss';

/** A panel over the corner of the picture. It is no live region: its numbers change every second. */
export function StatsLayer({ words }: { words: StatsWords }) {
  const { locale } = usePlayerContext();
  const send = useSend();
  const stats = useKey('stats');
  const stalls = useKey('stalls');
  const stalledMs = useKey('stalledMs');
  const firstFrameMs = useKey('firstFrameMs');
  const rows = stats ? statsRows({ stats, stalls, stalledMs, firstFrameMs }, words, locale) : [];
  return (
    <section className={styles.stats} aria-label={words.title}>
      <ControlButton label={words.close} className={styles.close} onClick={() => send('toggleStats')}>
        <CloseIcon />
      </ControlButton>
      <dl className={styles.list}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
