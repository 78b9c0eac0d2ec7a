'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import type { ChannelCategory, ScheduleDay } from '@/lib/channels/view';
import { type GuideMoment, guideHref, listHrefOf } from '@/lib/guide/address';
import { FIRST_ROWS } from '@/lib/guide/limits';
import { wholeSpan } from '@/lib/guide/span';
import type { GuideBlock, GuideChannel, TimeSpan } from '@/lib/guide/view';
import { dayOf } from '@/lib/schedule/days';
import { boundsOfDay, scheduleDays } from '@/lib/schedule/present';
import { CategoryNav } from '../list/CategoryNav';
import type { GuideLabels } from './GuideCell';
import { GuideGrid } from './GuideGrid';
import { GuideList } from './GuideList';
import { GuideToolbar } from './GuideToolbar';
import styles from './guide.module.scss';
import { useClock } from './useClock';
import { useGuideMoment } from './useGuideMoment';
import { useGuideStore } from './useGuideStore';
import { useIsWide } from './useIsWide';
import { ViewSwitch } from './ViewSwitch';

const GuideSchedule = lazy(() => import('./GuideSchedule'));

/** What the server knows: the first screen. */
export interface FirstScreen extends GuideBlock {
  /** When it was made; stored pages are older than the viewer's clock. */
  now: number;
  /** What the address asks for. */
  moment: GuideMoment;
  span: TimeSpan;
  days: ScheduleDay[];
}

interface Props {
  title: string;
  categoryKey: string;
  categories: ChannelCategory[];
  first: FirstScreen;
  /** BCP 47. */
  locale: string;
  labels: GuideLabels;
}

/** The guide: channels × time on large screens, a list on small ones; the same address, the same data. */
export function Guide({ title, categoryKey, categories, first, locale, labels }: Props) {
  const { total, archiveDays } = first;
  const listHref = listHrefOf(categoryKey);
  const store = useGuideStore(categoryKey, first.rows);
  const isWide = useIsWide();
  const now = useClock(first.now);
  const [whole, setWhole] = useState<TimeSpan | null>(null);
  const { asked, seen, ask, onSeen } = useGuideMoment(listHref, first.moment, now);
  const [opened, setOpened] = useState<GuideChannel | null>(null);

  // The timeline is laid out once, on the viewer's clock: it must not move under a viewer who stays for hours.
  useEffect(() => setWhole(wholeSpan(Math.floor(Date.now() / 1000), archiveDays)), [archiveDays]);

  // Names of days come from the server first: browsers know fewer languages than it does.
  const days = whole ? scheduleDays(now, archiveDays, locale, labels.channels.schedule) : first.days;
  const dayOfMidnight = (seconds: number) => {
    const date = dayOf(seconds);
    return boundsOfDay(date).start === seconds
      ? (days.find((day) => day.date === date)?.label ?? null)
      : null;
  };
  const view = { rows: { from: 0, to: Math.min(FIRST_ROWS, total) }, time: first.span };

  return (
    <div className={styles.guide}>
      <header className={styles.heading}>
        <h1 className={styles.title}>{title}</h1>
        <ViewSwitch
          current="guide"
          hrefs={{ list: listHref, guide: guideHref(listHref, null) }}
          labels={labels.guide}
        />
        <div className={styles.categories}>
          <CategoryNav
            categories={categories.map((category) => ({ ...category, href: guideHref(category.href, seen) }))}
            label={labels.channels.categories}
          />
        </div>
        <GuideToolbar moment={seen} onGo={ask} labels={labels.guide} {...{ listHref, now, days }} />
      </header>
      {total === 0 ? (
        <EmptyState title={labels.guide.empty} />
      ) : (
        <>
          {isWide === false ? null : (
            <div className={styles.wide}>
              <GuideGrid
                first={view}
                {...{ store, categoryKey, total, whole, now, asked, onSeen, dayOfMidnight, labels }}
              />
            </div>
          )}
          {isWide === true ? null : (
            <div className={styles.narrow}>
              <GuideList
                at={asked.moment ?? now}
                onSchedule={setOpened}
                {...{ store, categoryKey, total, now, labels }}
              />
            </div>
          )}
        </>
      )}
      {opened ? (
        <Suspense>
          <GuideSchedule
            channel={opened}
            moment={asked.moment}
            onClose={() => setOpened(null)}
            {...{ categoryKey, now, locale, labels }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
