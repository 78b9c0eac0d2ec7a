import type { CSSProperties } from 'react';
import { Button } from '@/components/ui/button/Button';
import { IconButton } from '@/components/ui/button/IconButton';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { ArchiveIcon } from '@/components/ui/icon/status';
import { GuideIcon } from '@/components/ui/icon/views';
import { Link } from '@/components/ui/link/Link';
import { ChannelLogo } from '@/components/ui/picture/ChannelLogo';
import { ClockProgress } from '@/components/ui/progress/ClockProgress';
import { ProgressBar } from '@/components/ui/progress/ProgressBar';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import { cellAt, type GuideCell, hrefOfEntry, stateOfEntry } from '@/lib/rules/guide/cells';
import { LOGO_PX } from '@/lib/rules/guide/constants';
import type { GuideChannel, GuideEntry, KnownRow, OwnGuideChannel } from '@/lib/rules/guide/view';
import { clockOf } from '@/lib/rules/schedule/days';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import { ChannelName } from './ChannelName';
import styles from './list.module.scss';
import type { GuideLabels } from './props';

export interface ListRowViewProps {
  index: number;
  total: number;
  known: KnownRow | null;
  isLost: boolean;
  categoryKey: string;
  now: number;
  at: number;
  /** Absent on the server, where no script runs with the clock. */
  onSchedule?: ((channel: GuideChannel) => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** The channel with the data of the viewer. */
  channel: OwnGuideChannel | null;
  labels: GuideLabels;
}

/** A channel of the list, also rendered on the server: current and next programme, and a button to its schedule. */
export function ListRowView(props: ListRowViewProps) {
  const { index, total, known, isLost, at, onSchedule, onRetry, labels } = props;
  const cell = known && cellAt(known.entries, (block) => known.blocks.get(block) ?? 'waiting', at);
  const on = known?.entries.find(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
  const hasFailed = known ? cell?.kind === 'failed' : isLost;
  return (
    <li
      className={styles.row}
      style={{ '--index': index } as CSSProperties}
      aria-setsize={total}
      aria-posinset={index + 1}
      data-genres={known ? (on?.genres ?? '') : undefined}
    >
      {hasFailed ? (
        <p className={styles.failed}>
          {[known?.channel.name, labels.guide.failed].filter(Boolean).join('. ')}
          <Button size="sm" onClick={onRetry}>
            {labels.guide.retry}
          </Button>
        </p>
      ) : known ? (
        <>
          <Programmes {...props} {...{ known, cell }} entry={on ?? null} />
          <IconButton
            label={fill(labels.guide.scheduleOf, { channel: known.channel.name })}
            variant="quiet"
            className={styles.schedule}
            data-schedule={known.channel.id}
            onClick={onSchedule && (() => onSchedule(known.channel))}
          >
            <GuideIcon />
          </IconButton>
        </>
      ) : (
        <span className={styles.waiting} role="img" aria-label={labels.guide.loading}>
          <Skeleton className={styles.logo} />
          <Skeleton className={styles.line} />
        </span>
      )}
    </li>
  );
}

function Programmes(
  props: ListRowViewProps & { known: KnownRow; cell: GuideCell | null; entry: GuideEntry | null },
) {
  const { known, cell, entry, categoryKey, now, at, onSchedule, labels } = props;
  const { entries } = known;
  const channel = props.channel ?? known.channel;
  const { guide, channels } = labels;
  const state = entry && stateOfEntry(entry, channel, now);
  const next = entries.find(({ startsAt }) => startsAt > at);
  const href = entry && state ? hrefOfEntry(entry, state, channel, categoryKey) : null;
  return (
    <Link href={href ?? routes.channel(categoryKey, channel.key)} className={styles.link}>
      <ChannelLogo
        src={channel.logo}
        sizes="72px"
        most={LOGO_PX}
        color={channel.color}
        className={styles.logo}
      />
      <span className={styles.words}>
        <span className={styles.name}>
          <ChannelName channel={channel} />
        </span>
        <span className={styles.on}>
          {entry ? <span className={styles.time}>{clockOf(entry.startsAt)}</span> : null}
          <span className={styles.title}>
            {entry?.title ?? (cell?.kind === 'waiting' ? guide.loading : channels.noProgramme)}
          </span>
          {state === 'archive' ? <ArchiveIcon size="sm" className={styles.badge} /> : null}
          {state ? <VisuallyHidden>{`, ${channels.schedule.states[state]}`}</VisuallyHidden> : null}
        </span>
        {entry && state === 'onAir' ? (
          <Elapsed {...{ entry, now }} isStill={onSchedule === undefined} label={channels.elapsed} />
        ) : (
          <span className={styles.still} />
        )}
        <span className={styles.next}>
          {next ? (
            <>
              <VisuallyHidden>{`${guide.next}: `}</VisuallyHidden>
              <span className={styles.time}>{clockOf(next.startsAt)}</span>
              <span className={styles.title}>{next.title}</span>
            </>
          ) : null}
        </span>
      </span>
    </Link>
  );
}

interface ElapsedProps {
  entry: GuideEntry;
  now: number;
  isStill: boolean;
  label: string;
}

function Elapsed({ entry: { startsAt, endsAt }, now, isStill, label }: ElapsedProps) {
  if (!isStill) return <ClockProgress {...{ startsAt, endsAt, label }} />;
  const percent = Math.round(((now - startsAt) / (endsAt - startsAt)) * 100);
  return <ProgressBar percent={percent} label={fill(label, { percent })} tone="live" />;
}
