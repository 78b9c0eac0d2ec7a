import { clsx } from 'clsx';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { clockOf } from '@/lib/rules/schedule/days';
import { routes } from '@/lib/shared/routes';
import styles from './cell.module.scss';
import type { CellProps, Placed } from './props';

type Props = CellProps & Placed & { kind: 'empty' | 'waiting' | 'failed' };

/** A time without a known programme: not loaded yet, not announced, or failed to load. */
export function GuideGap(props: Props) {
  const { kind, cell, channel, now, style, focus, labels } = props;
  const { guide } = labels;
  const look = clsx(styles.cell, styles[kind]);
  if (kind === 'failed') return <Failed {...props} />;
  const times = `, ${clockOf(cell.start)}–${clockOf(cell.end)}`;
  const isOnAir = kind === 'empty' && cell.start <= now && now < cell.end;
  if (channel && isOnAir) return <OnAir {...props} times={times} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of places in time is no table.
    <div
      role="gridcell"
      className={look}
      style={style}
      aria-busy={kind === 'waiting'}
      {...focus}
      tabIndex={focus.tabIndex}
    >
      <span className={styles.words}>
        {kind === 'empty' ? guide.noProgramme : null}
        <VisuallyHidden>{kind === 'empty' ? times : guide.loading + times}</VisuallyHidden>
      </span>
    </div>
  );
}

/** A channel without announced programmes is on air nevertheless. */
function OnAir({ channel, categoryKey, style, focus, labels, times }: Props & { times: string }) {
  const { guide, channels } = labels;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of places in time is no table.
    // biome-ignore lint/a11y/useFocusableInteractive: the link inside is what has the focus.
    <div role="gridcell" className={clsx(styles.cell, styles.empty, styles.onAir)} style={style}>
      <a href={routes.channel(categoryKey, channel?.key ?? '')} className={styles.link} {...focus}>
        <span className={styles.words}>
          {guide.noProgramme}
          <VisuallyHidden>{`${times}, ${channels.schedule.states.onAir}`}</VisuallyHidden>
        </span>
      </a>
    </div>
  );
}

function Failed({ style, focus, onRetry, labels }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of places in time is no table.
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside is what has the focus.
    <div role="gridcell" className={clsx(styles.cell, styles.failed)} style={style}>
      <span className={styles.words}>
        {labels.guide.failed}
        <button type="button" className={styles.retry} onClick={onRetry} {...focus}>
          {labels.guide.retry}
        </button>
      </span>
    </div>
  );
}
