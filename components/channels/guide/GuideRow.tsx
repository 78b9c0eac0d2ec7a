import { type CSSProperties, memo } from 'react';
import { fill } from '@/components/ui/fill';
import { TvIcon } from '@/components/ui/icon/navigation';
import { Picture } from '@/components/ui/picture/Picture';
import { type BlockState, cellAt, cellsOf } from '@/lib/guide/cells';
import { blockOf } from '@/lib/guide/span';
import type { KnownRow } from '@/lib/guide/store';
import type { TimeSpan } from '@/lib/guide/view';
import { routes } from '@/lib/routes';
import { GuideCell } from './GuideCell';
import type { GuideLabels } from './props';
import styles from './row.module.scss';
import { useWithMine } from './useWithMine';

interface Props {
  index: number;
  /** Null while the channel is not known. */
  known: KnownRow | null;
  /** Its block did not come at all. */
  isLost: boolean;
  categoryKey: string;
  /** What is drawn of its time. */
  time: TimeSpan;
  origin: number;
  now: number;
  /** The moment that has the focus, when this is its row. */
  activeAt: number | null;
  onRetry(row: number, time: number): void;
  labels: GuideLabels;
}

/** A channel and its programmes. Rows that did not change are not drawn again while the grid scrolls. */
export const GuideRow = memo(function GuideRow(props: Props) {
  const { index, known, isLost, categoryKey, time, origin, now, activeAt, onRetry, labels } = props;
  const entries = known?.entries ?? [];
  const channel = useWithMine(known?.channel ?? null);
  const stateOfBlock = (block: number): BlockState =>
    known?.blocks.get(block) ?? (isLost ? 'failed' : 'waiting');
  const cells = cellsOf(entries, stateOfBlock, time);
  const active = activeAt === null ? null : cellAt(entries, stateOfBlock, activeAt);
  // What has the focus stays, however far it is scrolled away.
  if (active && !cells.some(({ key }) => key === active.key)) cells.push(active);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of places in time is no table.
    // biome-ignore lint/a11y/useFocusableInteractive: its cells are.
    <div
      role="row"
      aria-rowindex={index + 1}
      className={styles.row}
      style={{ '--index': index } as CSSProperties}
      data-row={index}
    >
      <Channel {...{ known, categoryKey, labels }} />
      {cells.map((cell) => (
        <GuideCell
          key={cell.key}
          {...{ cell, categoryKey, now, origin, labels }}
          channel={channel}
          isActive={cell.key === active?.key}
          onRetry={() => onRetry(index, blockOf(cell.start))}
        />
      ))}
    </div>
  );
});

function Channel({ known, categoryKey, labels }: Pick<Props, 'known' | 'categoryKey' | 'labels'>) {
  const channel = known?.channel;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of places in time is no table.
    // biome-ignore lint/a11y/useFocusableInteractive: says whose row it is.
    <div role="rowheader" className={styles.channel}>
      {channel ? (
        // For pointers: with keys, the programme on air leads to the same place.
        <a
          href={routes.channel(categoryKey, channel.key)}
          tabIndex={-1}
          className={styles.link}
          title={fill(labels.guide.live, { channel: channel.name })}
        >
          <Picture
            src={channel.logo}
            alt=""
            shape="wide"
            sizes="64px"
            color={channel.color}
            className={styles.logo}
            fallback={<TvIcon />}
          />
          <span className={styles.name}>{channel.name}</span>
        </a>
      ) : (
        <span className={styles.unknown} aria-label={labels.guide.loading} role="img" />
      )}
    </div>
  );
}
