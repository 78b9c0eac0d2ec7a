import type { CSSProperties } from 'react';
import { cx } from '@/components/ui/cx';
import { fill } from '@/components/ui/fill';
import { ArchiveIcon } from '@/components/ui/icon/status';
import {
  type GuideCell as Cell,
  entryOf,
  hrefOfEntry,
  type ProgrammeCell,
  spokenName,
  stateOfEntry,
} from '@/lib/guide/cells';
import type { GuideChannel } from '@/lib/guide/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import { routes } from '@/lib/routes';
import { clockOf } from '@/lib/schedule/days';
import styles from './cell.module.scss';

export interface GuideLabels {
  guide: Messages['guide'];
  channels: Messages['channels'];
}

interface Props {
  cell: Cell;
  /** Null while not even the channel is known. */
  channel: GuideChannel | null;
  categoryKey: string;
  /** Unix seconds. */
  now: number;
  /** Where the timeline begins. */
  origin: number;
  /** The one that Tab leads to (roving tabindex). */
  isActive: boolean;
  onRetry(): void;
  labels: GuideLabels;
}

/** One programme, or a time without one, at its place of the timeline. */
export function GuideCell(props: Props) {
  const { cell, origin, isActive } = props;
  const style = {
    '--at': (cell.start - origin) / 60,
    '--for': (cell.end - cell.start) / 60,
  } as CSSProperties;
  const focus = {
    tabIndex: isActive ? 0 : -1,
    'data-active': isActive ? '' : undefined,
    'data-time': cell.start,
  };
  if (cell.kind === 'programme') return <Programme {...props} {...{ cell, style, focus }} />;
  return <Gap {...props} {...{ style, focus }} />;
}

interface Placed {
  style: CSSProperties;
  focus: { tabIndex: number };
}

function Programme(props: Props & Placed & { cell: ProgrammeCell }) {
  const { cell, channel, categoryKey, now, style, focus, labels } = props;
  if (!channel) return null;
  const found = entryOf(cell, now);
  const count = cell.entries.length - 1;
  const entry =
    count > 0 ? { ...found, title: fill(labels.guide.andMore, { title: found.title, count }) } : found;
  const state = stateOfEntry(entry, channel, now);
  const href = hrefOfEntry(entry, state, channel, categoryKey);
  const name = spokenName(entry, labels.channels.schedule.states[state]);
  const look = cx(styles.cell, styles[state]);
  const body = (
    <span className={styles.words}>
      <span className={styles.title}>{entry.title || labels.guide.noProgramme}</span>
      <span className={styles.about}>
        {state === 'archive' ? <ArchiveIcon size="sm" className={styles.badge} /> : null}
        {clockOf(entry.startsAt)}
        {entry.age ? ` · ${entry.age}+` : ''}
        {entry.subtitle ? ` · ${entry.subtitle}` : ''}
      </span>
    </span>
  );
  // Spec 2 §4: what is to come, and what the archive does not have, cannot be selected; it can be read.
  if (!href) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a grid of places in time is no table.
      <div
        role="gridcell"
        className={look}
        style={style}
        aria-label={name}
        aria-disabled="true"
        {...focus}
        tabIndex={focus.tabIndex}
      >
        {body}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    // biome-ignore lint/a11y/useFocusableInteractive: the link inside is what has the focus.
    <div role="gridcell" className={look} style={style}>
      <a href={href} className={styles.link} aria-label={name} {...focus}>
        {body}
      </a>
    </div>
  );
}

function Gap({ cell, channel, categoryKey, now, style, focus, onRetry, labels }: Props & Placed) {
  const { guide, channels } = labels;
  const look = cx(styles.cell, styles[cell.kind]);
  const times = `${clockOf(cell.start)}–${clockOf(cell.end)}`;
  if (cell.kind === 'failed') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: see above.
      // biome-ignore lint/a11y/useFocusableInteractive: the button inside is what has the focus.
      <div role="gridcell" className={look} style={style}>
        <span className={styles.words}>
          {guide.failed}
          <button type="button" className={styles.retry} onClick={onRetry} {...focus}>
            {guide.retry}
          </button>
        </span>
      </div>
    );
  }
  const isWaiting = cell.kind === 'waiting';
  const name = `${isWaiting ? guide.loading : channels.noProgramme}, ${times}`;
  // A channel that announces nothing is on air all the same.
  if (channel && !isWaiting && cell.start <= now && now < cell.end) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: see above.
      // biome-ignore lint/a11y/useFocusableInteractive: the link inside is what has the focus.
      <div role="gridcell" className={cx(look, styles.onAir)} style={style}>
        <a
          href={routes.channel(categoryKey, channel.key)}
          className={styles.link}
          aria-label={`${name}, ${channels.schedule.states.onAir}`}
          {...focus}
        >
          <span className={styles.words}>{guide.noProgramme}</span>
        </a>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <div
      role="gridcell"
      className={look}
      style={style}
      aria-label={name}
      aria-busy={isWaiting}
      {...focus}
      tabIndex={focus.tabIndex}
    >
      {isWaiting ? null : <span className={styles.words}>{guide.noProgramme}</span>}
    </div>
  );
}
