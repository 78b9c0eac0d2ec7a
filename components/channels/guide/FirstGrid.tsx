import type { CSSProperties } from 'react';
import { MINUTE_REM, ROW_REM } from '@/lib/rules/guide/constants';
import { knownRow } from '@/lib/rules/guide/known-row';
import type { FirstScreen } from '@/lib/rules/guide/view';
import styles from './grid.module.scss';
import type { GuideLabels } from './props';
import { RowView } from './RowView';
import { TimeRuler } from './TimeRuler';

interface Props {
  first: FirstScreen;
  categoryKey: string;
  labels: GuideLabels;
}

/** The first screen of the grid, drawn by the server alone: there before scripts are, and all there is without them. */
export function FirstGrid({ first, categoryKey, labels }: Props) {
  const { now, span, total, rows, days } = first;
  const size = {
    '--row': `${ROW_REM}rem`,
    '--minute': `${MINUTE_REM}rem`,
    '--rows': total,
    '--minutes': (span.end - span.start) / 60,
    '--now': (now - span.start) / 60,
  } as CSSProperties;
  return (
    <div className={styles.scroller} style={size}>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of places in time is no table. */}
      <div role="grid" aria-label={labels.guide.grid} aria-rowcount={total} className={styles.canvas}>
        <TimeRuler time={span} origin={span.start} days={days} />
        {rows.map((row, index) => (
          <RowView
            key={row.channel.id}
            channel={row.channel}
            known={knownRow(row)}
            isLost={false}
            time={span}
            origin={span.start}
            {...{ index, categoryKey, now, labels }}
          />
        ))}
        <span className={styles.now} aria-hidden="true" />
      </div>
    </div>
  );
}
