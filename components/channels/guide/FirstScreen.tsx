import type { CSSProperties } from 'react';
import { FIRST_LIST_ROWS } from '@/lib/rules/guide/constants';
import { knownRow } from '@/lib/rules/guide/known-row';
import type { FirstScreen as Screen } from '@/lib/rules/guide/view';
import { GridFrame } from './GridFrame';
import styles from './grid.module.scss';
import { ListFrame } from './ListFrame';
import { ListRowView } from './ListRowView';
import list from './list.module.scss';
import type { GuideLabels } from './props';
import { RowView } from './RowView';

export interface FirstScreenProps {
  view: 'grid' | 'list';
  first: Screen;
  categoryKey: string;
  labels: GuideLabels;
}

/** The first screen, rendered on the server only: it works before scripts load and without them. */
export function FirstScreen({ view, ...props }: FirstScreenProps) {
  return view === 'grid' ? <Grid {...props} /> : <List {...props} />;
}

type Props = Omit<FirstScreenProps, 'view'>;

function Grid({ first, categoryKey, labels }: Props) {
  const { now, span, total, rows, days } = first;
  return (
    <GridFrame {...{ span, total, now, days }} time={span} label={labels.guide.grid}>
      {rows.map((row, index) => (
        <RowView
          key={row.channel.id}
          channel={row.channel}
          known={knownRow(row)}
          time={span}
          origin={span.start}
          {...{ index, categoryKey, now, labels }}
        />
      ))}
      {rows.length < total ? <span className={styles.rest} {...missing(rows.length)} /> : null}
      <span className={styles.now} aria-hidden="true" />
    </GridFrame>
  );
}

function List({ first, categoryKey, labels }: Props) {
  const { now, moment, total } = first;
  const rows = first.rows.slice(0, FIRST_LIST_ROWS);
  return (
    <ListFrame total={total} label={labels.channels.list}>
      {rows.map((row, index) => (
        <ListRowView
          key={row.channel.id}
          channel={row.channel}
          known={knownRow(row)}
          isLost={false}
          at={moment ?? now}
          {...{ index, total, categoryKey, now, labels }}
        />
      ))}
      {rows.length < total ? <li className={list.rest} {...missing(rows.length)} /> : null}
    </ListFrame>
  );
}

/** The place of the rows that scripts load: where a window is so tall that it is in sight, the page does not wait for its viewer. */
const missing = (rows: number) => ({
  style: { '--index': rows } as CSSProperties,
  'aria-busy': true,
  'aria-hidden': true,
});
