import type { CSSProperties } from 'react';
import { ChannelLogo } from '@/components/ui/picture/ChannelLogo';
import { cellAt, cellsOf } from '@/lib/rules/guide/cells';
import { LOGO_PX } from '@/lib/rules/guide/constants';
import { blockOf } from '@/lib/rules/guide/span';
import type { BlockState, KnownRow, OwnGuideChannel, TimeSpan } from '@/lib/rules/guide/view';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import { ChannelName } from './ChannelName';
import { GuideCell } from './GuideCell';
import type { GuideLabels } from './props';
import styles from './row.module.scss';

export interface RowViewProps {
  index: number;
  /** Null until the channel is loaded. */
  known: KnownRow | null;
  /** The channel with the data of the viewer. */
  channel: OwnGuideChannel | null;
  /** The blocks of hours that failed to load; absent on the server. */
  lost?: ReadonlySet<number> | undefined;
  categoryKey: string;
  /** The drawn part of the timeline. */
  time: TimeSpan;
  origin: number;
  now: number;
  /** The moment with the focus, if it is in this row; absent on the server. */
  activeAt?: number | null | undefined;
  /** Absent on the server. */
  onRetry?: ((row: number, time: number) => void) | undefined;
  labels: GuideLabels;
}

/** A channel and its programmes, also rendered on the server. */
export function RowView(props: RowViewProps) {
  const { index, known, channel, lost, categoryKey, time, origin, now, activeAt, onRetry, labels } = props;
  const entries = known?.entries ?? [];
  const stateOfBlock = stateOf(known, lost);
  const cells = cellsOf(entries, stateOfBlock, time);
  const active = typeof activeAt !== 'number' ? null : cellAt(entries, stateOfBlock, activeAt);
  // The focused cell stays rendered, however far it is scrolled away.
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

/** Of each block of hours of a channel. */
export const stateOf =
  (known: KnownRow | null, lost?: ReadonlySet<number>) =>
  (block: number): BlockState =>
    known?.blocks.get(block) ?? (lost?.has(block) ? 'failed' : 'waiting');

function Channel({ channel, categoryKey, labels }: Pick<RowViewProps, 'channel' | 'categoryKey' | 'labels'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of places in time is no table.
    // biome-ignore lint/a11y/useFocusableInteractive: says whose row it is.
    <div role="rowheader" className={styles.channel}>
      {channel ? (
        // For pointers: the keyboard reaches the same page by the programme on air.
        <a
          href={routes.channel(categoryKey, channel.key)}
          tabIndex={-1}
          className={styles.link}
          title={fill(labels.guide.live, { channel: channel.name })}
        >
          <ChannelLogo
            src={channel.logo}
            sizes="64px"
            most={LOGO_PX}
            color={channel.color}
            className={styles.logo}
          />
          <span className={styles.name}>
            <ChannelName channel={channel} />
          </span>
        </a>
      ) : (
        <span className={styles.unknown} aria-label={labels.guide.loading} role="img" />
      )}
    </div>
  );
}
