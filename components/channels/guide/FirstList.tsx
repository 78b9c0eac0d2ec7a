import type { CSSProperties } from 'react';
import { FIRST_LIST_ROWS, LIST_ROW_REM } from '@/lib/rules/guide/constants';
import { knownRow } from '@/lib/rules/guide/known-row';
import type { FirstScreen } from '@/lib/rules/guide/view';
import { ListRowView } from './ListRowView';
import styles from './list.module.scss';
import type { GuideLabels } from './props';

interface Props {
  first: FirstScreen;
  categoryKey: string;
  labels: GuideLabels;
}

/** The first screen of the list, drawn by the server alone. */
export function FirstList({ first, categoryKey, labels }: Props) {
  const { now, moment, total, rows } = first;
  const size = { '--row': `${LIST_ROW_REM}rem`, '--rows': total } as CSSProperties;
  return (
    <ul className={styles.list} style={size} aria-label={labels.channels.list}>
      {rows.slice(0, FIRST_LIST_ROWS).map((row, index) => (
        <ListRowView
          key={row.channel.id}
          channel={row.channel}
          known={knownRow(row)}
          isLost={false}
          at={moment ?? now}
          {...{ index, total, categoryKey, now, labels }}
        />
      ))}
    </ul>
  );
}
