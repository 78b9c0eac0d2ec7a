import type { CSSProperties } from 'react';
import { fill } from '@/components/ui/fill';
import { TvIcon } from '@/components/ui/icon/navigation';
import { Picture } from '@/components/ui/picture/Picture';
import { cellAt, cellsOf } from '@/lib/rules/guide/cells';
import { LOGO_PX } from '@/lib/rules/guide/constants';
import { blockOf } from '@/lib/rules/guide/span';
import type { BlockState, GuideChannel, KnownRow, TimeSpan } from '@/lib/rules/guide/view';
import { routes } from '@/lib/shared/routes';
import { GuideCell } from './GuideCell';
import type { GuideLabels } from './props';
import styles from './row.module.scss';

export interface RowViewProps {
  index: number;
  /** Null while the channel is not known. */
  known: KnownRow | null;
  /** As the viewer has it. */
  channel: GuideChannel | null;
  /** Its block did not come at all. */
  isLost: boolean;
  categoryKey: string;
  /** What is drawn of its time. */
  time: TimeSpan;
  origin: number;
  now: number;
  /** The moment that has the focus, when this is its row; absent where no script moves it. */
  activeAt?: number | null | undefined;
  /** Absent where nothing can be pressed yet. */
  onRetry?: ((row: number, time: number) => void) | undefined;
  labels: GuideLabels;
}

/** A channel and its programmes, as the server draws them, too. */
export function RowView(props: RowViewProps) {
  const { index, known, channel, isLost, categoryKey, time, origin, now, activeAt, onRetry, labels } = props;
  const entries = known?.entries ?? [];
  const stateOfBlock = (block: number): BlockState =>
    known?.blocks.get(block) ?? (isLost ? 'failed' : 'waiting');
  const cells = cellsOf(entries, stateOfBlock, time);
  const active = typeof activeAt !== 'number' ? null : cellAt(entries, stateOfBlock, activeAt);
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
      <Channel {...{ channel, categoryKey, labels }} />
      {cells.map((cell) => (
        <GuideCell
          key={cell.key}
          {...{ cell, channel, categoryKey, now, origin, labels }}
          isActive={activeAt === undefined ? undefined : cell.key === active?.key}
          onRetry={onRetry && (() => onRetry(index, blockOf(cell.start)))}
        />
      ))}
    </div>
  );
}

function Channel({ channel, categoryKey, labels }: Pick<RowViewProps, 'channel' | 'categoryKey' | 'labels'>) {
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
            shape="sign"
            sizes="64px"
            most={LOGO_PX}
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
