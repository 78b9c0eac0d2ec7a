import type { ComponentProps, CSSProperties, ReactNode, RefObject } from 'react';
import type { ScheduleDay } from '@/lib/rules/channels/view';
import { MINUTE_REM, ROW_REM } from '@/lib/rules/guide/constants';
import type { TimeSpan } from '@/lib/rules/guide/view';
import styles from './grid.module.scss';
import { TimeRuler } from './TimeRuler';

interface Props {
  /** The complete timeline. */
  span: TimeSpan;
  /** The part of it that is drawn. */
  time: TimeSpan;
  total: number;
  now: number;
  days: readonly ScheduleDay[];
  label: string;
  scroller?: RefObject<HTMLDivElement | null>;
  /** Handlers for keys, focus and links; absent on the server. */
  canvas?: ComponentProps<'div'> & { 'data-ready': string };
  hint?: ReactNode;
  /** Rows and the line of now. */
  children: ReactNode;
}

/** The parts of the grid around its rows, shared by server and browser. */
export function GridFrame({ span, time, total, now, days, label, scroller, canvas, hint, children }: Props) {
  const size = {
    '--row': `${ROW_REM}rem`,
    '--minute': `${MINUTE_REM}rem`,
    '--rows': total,
    '--minutes': (span.end - span.start) / 60,
    '--now': (now - span.start) / 60,
  } as CSSProperties;
  return (
    <div ref={scroller} className={styles.scroller} style={size}>
      {hint}
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of places in time is no table. */}
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={total}
        className={styles.canvas}
        // On a television, which would begin at the controls above it.
        data-begins=""
        {...canvas}
      >
        <TimeRuler time={time} origin={span.start} days={days} />
        {children}
      </div>
    </div>
  );
}
