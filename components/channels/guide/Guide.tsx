'use client';

import { clsx } from 'clsx';
import { lazy, Suspense, useMemo, useState } from 'react';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import type { ChannelCategory } from '@/lib/rules/channels/view';
import { guideHref, listHrefOf } from '@/lib/rules/guide/address';
import { type PackedScreen, unpackScreen } from '@/lib/rules/guide/packed';
import type { GuideChannel } from '@/lib/rules/guide/view';
import { CategoryMenu } from '../list/CategoryMenu';
import { GuideToolbar } from './GuideToolbar';
import { GuideViews } from './GuideViews';
import styles from './guide.module.scss';
import type { FavouriteWords, GuideLabels } from './props';
import { useClock } from './use-clock';
import { useFutureCard } from './use-future-card';
import { useGenre } from './use-genre';
import { useGuideDays } from './use-guide-days';
import { useGuideMoment } from './use-guide-moment';
import { ViewSwitch } from './ViewSwitch';

const FavouriteGuide = lazy(() => import('./FavouriteGuide'));
const GuideSchedule = lazy(() => import('./GuideSchedule'));

interface Props {
  title: string;
  categoryKey: string;
  categories: ChannelCategory[];
  /** The category of favourites; null if there is none. */
  favourites: ChannelCategory | null;
  /** Null for all other categories. */
  favouriteWords: FavouriteWords | null;
  screen: PackedScreen;
  /** Names of the genres by which programmes can stand out. */
  genres: readonly string[];
  /** BCP 47. */
  locale: string;
  labels: GuideLabels;
}

/** The guide: channels × time on large screens, a list on small ones, with the same address and data. */
export function Guide(props: Props) {
  const { title, categoryKey, categories, favourites, favouriteWords, screen, genres, locale, labels } =
    props;
  const first = useMemo(() => unpackScreen(screen), [screen]);
  const listHref = listHrefOf(categoryKey);
  const now = useClock(first.now);
  const { requested, seen, ask, onSeen } = useGuideMoment(listHref, first);
  const { genre, choose } = useGenre(genres);
  const [opened, setOpened] = useState<GuideChannel | null>(null);
  const future = useFutureCard(locale, labels);
  const days = useGuideDays(first, now, locale, labels.channels.schedule);

  const inGuide = (category: ChannelCategory) => ({
    ...category,
    href: guideHref(category.href, seen, genre),
  });
  const hasPanel = favouriteWords !== null || first.total > 0;
  const views = { categoryKey, first, requested, onSeen, onSchedule: setOpened, hasPanel, locale, labels };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on a button inside, however it was made.
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to its cells.
    <div className={styles.guide} onClick={future.onClick}>
      <RootMark mark="full-width" />
      <header className={clsx(styles.heading, hasPanel && styles.hasPanel)}>
        <h1 className={styles.title}>{title}</h1>
        <ViewSwitch
          current="guide"
          hrefs={{ list: listHref, guide: guideHref(listHref, null) }}
          labels={labels.guide}
        />
        <div className={styles.controls}>
          <div className={styles.categories}>
            <CategoryMenu
              id="guide-categories"
              categories={categories.map(inGuide)}
              label={labels.channels.categories}
              favourites={favourites && inGuide(favourites)}
            />
          </div>
          <GuideToolbar
            moment={seen}
            onGo={ask}
            onGenre={choose}
            labels={labels.guide}
            {...{ listHref, now, days, genres, genre }}
          />
        </div>
      </header>
      {favouriteWords ? (
        <Suspense>
          <FavouriteGuide words={favouriteWords} {...views} />
        </Suspense>
      ) : first.total === 0 ? (
        <EmptyState title={labels.guide.empty} />
      ) : (
        <GuideViews {...views} />
      )}
      {future.card}
      {opened ? (
        <Suspense>
          <GuideSchedule
            channel={opened}
            moment={requested.moment}
            onClose={() => setOpened(null)}
            {...{ categoryKey, now, locale, labels }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
