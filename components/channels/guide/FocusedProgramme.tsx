'use client';

import { useMemo } from 'react';
import { ChannelLogo } from '@/components/ui/picture/ChannelLogo';
import { Picture } from '@/components/ui/picture/Picture';
import { useSchedule } from '@/lib/client/channels/use-programmes';
import { useRestedFocus } from '@/lib/client/television/use-rested-focus';
import { entryOf, type GuideCell, stateOfEntry, timesOf } from '@/lib/rules/guide/cells';
import type { GuideChannel } from '@/lib/rules/guide/view';
import { dayOf } from '@/lib/rules/schedule/days';
import { boundsOfDay } from '@/lib/rules/schedule/present-entries';
import { ChannelName } from './ChannelName';
import styles from './focused-programme.module.scss';
import { momentText } from './moment-text';
import type { GuideLabels } from './props';
import { useWithMine } from './use-with-mine';

interface Props {
  /** The cell that has the focus; null until its row is known. */
  cell: GuideCell | null;
  channel: GuideChannel | null;
  now: number;
  /** BCP 47. */
  locale: string;
  labels: GuideLabels;
}

/**
 * On a television: the programme that has the focus, above the grid. What the cell knows is there at once; the picture and the
 * description are those of the schedule of that day, which is requested where the focus rests.
 */
export default function FocusedProgramme({ cell, channel: everyones, now, locale, labels }: Props) {
  const channel = useWithMine(everyones);
  const entry = cell?.kind === 'programme' ? entryOf(cell, now) : null;
  const more = useMore(channel?.id ?? null, entry?.startsAt ?? null);
  if (!channel) return null;
  const { states } = labels.channels.schedule;
  const state = entry && stateOfEntry(entry, channel, now);
  const isToday = entry && dayOf(entry.startsAt) === dayOf(now);
  const facts = entry
    ? [
        isToday ? timesOf(entry) : momentText(entry.startsAt, locale),
        entry.age ? `${entry.age}+` : null,
        entry.subtitle,
      ]
    : [];
  return (
    <div className={styles.panel}>
      <Picture
        src={more?.still ?? null}
        alt=""
        shape="wide"
        sizes="16rem"
        color={channel.color}
        priority="eager"
        className={styles.still}
        fallback={<ChannelLogo src={channel.logo} sizes="16rem" className={styles.logo} priority="eager" />}
      />
      <div className={styles.words}>
        <p className={styles.title}>{entry ? entry.title || labels.guide.noProgramme : channel.name}</p>
        <p className={styles.facts}>
          {state ? (
            <span className={state === 'onAir' ? styles.onAir : undefined}>{states[state]}</span>
          ) : null}
          {facts.flatMap((fact) => (fact ? [<span key={fact}>{fact}</span>] : []))}
          <span>
            <ChannelName channel={channel} />
          </span>
        </p>
        <p className={styles.text}>{more?.description}</p>
      </div>
    </div>
  );
}

/** What only the schedule knows of a programme: that of its day, so that the way along a row costs no further request. */
function useMore(channelId: number | null, startsAt: number | null) {
  const day = startsAt === null ? null : dayOf(startsAt);
  const isRested = useRestedFocus(`${channelId} ${day}`);
  const window = useMemo(() => (day === null ? null : boundsOfDay(day)), [day]);
  const { entries } = useSchedule(isRested ? channelId : null, window);
  return entries?.find((one) => one.startsAt === startsAt) ?? null;
}
