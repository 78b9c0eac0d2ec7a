'use client';

import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icon/arrows';
import { takePressed } from '@/lib/client/browser/pressed';
import type { ScheduleDay } from '@/lib/rules/channels/view';
import { type GuideMoment, guideHref } from '@/lib/rules/guide/address';
import { DAY_SECONDS, HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { clockOf, dayOf } from '@/lib/rules/schedule/days';
import { boundsOfDay } from '@/lib/rules/schedule/present-entries';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { GenreChoice } from './GenreChoice';
import styles from './toolbar.module.scss';

interface Props {
  listHref: string;
  /** The shown moment; null is around now. */
  moment: GuideMoment;
  now: number;
  days: ScheduleDay[];
  onGo(moment: GuideMoment): void;
  /** Names of genres; without any there is no choice. */
  genres: readonly string[];
  /** The key of the chosen one; '' is all. */
  genre: string;
  onGenre(key: string): void;
  labels: Messages['guide'];
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** When the evening programme of the channels begins. */
const EVENING_HOUR = 19;

/** A genre, day and hour as one control, and the two moments that most viewers want. */
export function GuideToolbar(props: Props) {
  const { listHref, moment, now, days, onGo, genres, genre, onGenre, labels } = props;
  const shown = moment ?? Math.floor(now / HOUR_SECONDS) * HOUR_SECONDS;
  const day = dayOf(shown);
  const hour = clockOf(shown);
  const index = days.findIndex(({ date }) => date === day);
  const at = (date: string, clock: string) => boundsOfDay(date).start + HOURS.indexOf(clock) * HOUR_SECONDS;
  // Links work without script; with it, the guide moves without a new page.
  const follow = (target: number) => (event: MouseEvent) => {
    if (takePressed(event)) onGo(target);
  };
  const evening = boundsOfDay(dayOf(now)).start + EVENING_HOUR * HOUR_SECONDS;
  const step = (to: number, label: string, Icon: typeof ChevronLeftIcon) => {
    const isThere = days[index + to] !== undefined;
    const target = shown + to * DAY_SECONDS;
    return (
      <a
        href={isThere ? guideHref(listHref, target, genre) : undefined}
        onClick={isThere ? follow(target) : undefined}
        aria-disabled={!isThere}
        role={isThere ? undefined : 'link'}
        aria-label={label}
        title={label}
        className={styles.step}
      >
        <Icon />
      </a>
    );
  };
  return (
    <div className={styles.toolbar}>
      {genres.length > 0 ? <GenreChoice {...{ genres, genre, onGenre, labels }} /> : null}
      <div className={styles.when}>
        {step(-1, labels.previousDay, ChevronLeftIcon)}
        <span className={clsx(styles.choice, styles.day)}>
          <select
            aria-label={labels.day}
            className={styles.select}
            value={day}
            onChange={(event) => onGo(at(event.target.value, hour))}
          >
            {days.map(({ date, label }) => (
              <option key={date} value={date}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size="sm" />
        </span>
        <span className={clsx(styles.choice, styles.hour)}>
          <select
            aria-label={labels.time}
            className={styles.select}
            value={hour}
            onChange={(event) => onGo(at(day, event.target.value))}
          >
            {HOURS.map((clock) => (
              <option key={clock}>{clock}</option>
            ))}
          </select>
          <ChevronDownIcon size="sm" />
        </span>
        {step(1, labels.nextDay, ChevronRightIcon)}
      </div>
      <div className={styles.jumps}>
        <button
          type="button"
          aria-pressed={moment === null}
          className={styles.jump}
          onClick={() => onGo(null)}
        >
          {labels.now}
        </button>
        <a
          href={guideHref(listHref, evening, genre)}
          onClick={follow(evening)}
          aria-current={moment === evening || undefined}
          className={styles.jump}
        >
          {labels.tonight}
        </a>
      </div>
    </div>
  );
}
