'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import { FEWEST_AIRINGS_SHOWN } from '@/lib/rules/channels/constants';
import { type Airing, otherAirings, type ProgrammePage } from '@/lib/rules/channels/programme';
import { dateText } from '@/lib/shared/i18n/date-text';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { TIME_ZONE } from '@/lib/shared/i18n/time-zone';
import styles from './airings.module.scss';

interface Props {
  programme: Pick<ProgrammePage, 'list' | 'airings'>;
  /** The broadcast on screen (`airingId`); null until it is known. */
  onScreenId: string | null;
  /** Unix seconds. */
  now: number;
  /** BCP 47. */
  locale: string;
  labels: Messages['viewer'];
}

/** Episodes of the programme, or its other broadcasts (spec 2 §2), with show all and show less. */
export function Airings({ programme, onScreenId, now, locale, labels }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { list } = programme;
  const airings = list === 'episodes' ? programme.airings : otherAirings(programme.airings, onScreenId, now);
  if (airings.length === 0) return null;
  const title = list === 'episodes' ? labels.episodes : labels.otherEpisodes;
  return (
    <section className={styles.airings}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list} data-open={isOpen || undefined}>
        {airings.map((airing) => (
          <li key={airing.id}>
            <Tile airing={airing} locale={locale} />
          </li>
        ))}
      </ul>
      {airings.length > FEWEST_AIRINGS_SHOWN ? (
        <Button
          aria-expanded={isOpen}
          className={styles.toggle}
          data-count={Math.min(airings.length, 5)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? labels.showLess : fill(labels.showAll, { count: airings.length })}
        </Button>
      ) : null}
    </section>
  );
}

function Tile({ airing, locale }: { airing: Airing; locale: string }) {
  const { href, title, channel, startsAt, still, color } = airing;
  return (
    <Link href={href} className={styles.tile}>
      <Picture
        src={still}
        alt=""
        shape="wide"
        sizes="(min-width: 933px) 18vw, (min-width: 481px) 28vw, 44vw"
        color={color}
        className={styles.art}
      />
      <span className={styles.title}>{title}</span>
      {startsAt === null ? null : (
        <span className={styles.when}>
          <time dateTime={new Date(startsAt * 1000).toISOString()}>{momentText(startsAt, locale)}</time>
          {channel ? ` · ${channel}` : null}
        </span>
      )}
    </Link>
  );
}

function momentText(seconds: number, locale: string): string {
  const format = {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  } as const;
  return dateText(seconds * 1000, locale, format);
}
