import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { ArchiveIcon } from '@/components/ui/icon/status';
import {
  entryOf,
  factsOf,
  hrefOfEntry,
  type ProgrammeCell,
  stateOfEntry,
  timesOf,
} from '@/lib/rules/guide/cells';
import { SHORT_CELL_SECONDS, TINY_CELL_SECONDS } from '@/lib/rules/guide/constants';
import { clockOf } from '@/lib/rules/schedule/days';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './cell.module.scss';
import { GuideGap } from './GuideGap';
import type { CellProps, Placed } from './props';

/** One programme, or a time without one, at its position on the timeline. */
export function GuideCell(props: CellProps) {
  const { cell, origin, isActive } = props;
  const style = {
    '--at': (cell.start - origin) / 60,
    '--for': (cell.end - cell.start) / 60,
  } as CSSProperties;
  // Before hydration every link is in the tab order; other cells need no tab stop.
  const focus =
    isActive === undefined
      ? {}
      : { tabIndex: isActive ? 0 : -1, 'data-active': isActive ? '' : undefined, 'data-time': cell.start };
  if (cell.kind === 'programme') return <Programme {...props} {...{ cell, style, focus }} />;
  return <GuideGap {...props} {...{ style, focus }} kind={cell.kind} />;
}

function Programme(props: CellProps & Placed & { cell: ProgrammeCell }) {
  const { cell, channel, categoryKey, now, style, focus, labels } = props;
  if (!channel) return null;
  const found = entryOf(cell, now);
  const count = cell.entries.length - 1;
  const entry =
    count > 0 ? { ...found, title: fill(labels.guide.andMore, { title: found.title, count }) } : found;
  const state = stateOfEntry(entry, channel, now);
  const href = hrefOfEntry(entry, state, channel, categoryKey);
  const genres = entry.genres ?? '';
  const seconds = cell.end - cell.start;
  const isTiny = seconds < TINY_CELL_SECONDS;
  const size = isTiny ? styles.tiny : seconds < SHORT_CELL_SECONDS ? styles.short : null;
  const look = clsx(styles.cell, styles[state], size);
  // Start, end and state are part of the accessible name (quality E5); a space separates them from the title.
  const body = (
    <span className={styles.words}>
      {isTiny ? (
        <span className={styles.start} aria-hidden="true">
          {clockOf(entry.startsAt)}
        </span>
      ) : null}
      <span className={styles.title}>{entry.title || labels.guide.noProgramme}</span>{' '}
      <span className={styles.about}>
        <span>
          {state === 'archive' ? <ArchiveIcon size="sm" className={styles.badge} /> : null}
          {timesOf(entry)}
        </span>
        {factsOf(entry).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <VisuallyHidden>{`, ${labels.channels.schedule.states[state]}`}</VisuallyHidden>
      </span>
    </span>
  );
  if (state === 'future') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a grid of places in time is no table.
      // biome-ignore lint/a11y/useFocusableInteractive: the button inside is what has the focus.
      <div role="gridcell" className={look} style={style} data-genres={genres}>
        <button
          type="button"
          className={styles.link}
          {...focus}
          data-remind={entry.startsAt}
          data-channel={channel.id}
          data-title={found.title}
          data-place={channel.name}
          aria-haspopup="dialog"
        >
          {body}
        </button>
      </div>
    );
  }
  // Spec 2 §4: programmes without an archive cannot be selected, only read.
  if (!href) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a grid of places in time is no table.
      <div
        role="gridcell"
        className={look}
        style={style}
        data-genres={genres}
        aria-disabled="true"
        {...focus}
        tabIndex={focus.tabIndex}
      >
        {body}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of places in time is no table.
    // biome-ignore lint/a11y/useFocusableInteractive: the link inside is what has the focus.
    <div role="gridcell" className={look} style={style} data-genres={genres}>
      <a href={href} className={styles.link} {...focus}>
        {body}
      </a>
    </div>
  );
}
