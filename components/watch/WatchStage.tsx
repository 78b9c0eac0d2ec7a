'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GateLabels } from '@/components/ui/poster/PlaybackGate';
import { useClosing } from '@/lib/client/hooks/use-closing';
import { playableKey } from '@/lib/rules/playback/playable';
import type { RefusalWords } from '@/lib/rules/playback/refusal';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import type { CastSettings } from '@/lib/shared/cast-settings';
import { routes } from '@/lib/shared/routes';
import { hasMini, type PlayerLabels, useMini } from '@/player';
import { titleContinuation } from './continuation';
import { LeavingLink } from './LeavingLink';
import { leaveTitle } from './leave-title';
import { prepareTitle } from './prepare-title';
import { SimilarTitles } from './SimilarTitles';
import { linkAt } from './start-at';
import { TitlePlayer } from './TitlePlayer';
import { useSeriesMenu } from './use-series-menu';
import { useTitlePlayback } from './use-title-playback';
import styles from './watch.module.scss';

interface Props {
  /** Null until the page has set its title. */
  page: WatchPage | null;
  labels: RefusalWords &
    GateLabels & { player: PlayerLabels; about: string; similar: string; episodeName: string };
  locale: string;
  cast: CastSettings | null;
  /** Spec 2 §6: a web view hides share, and with it the links to a moment. */
  hasShare: boolean;
}

/** Plays a film or episode: resumes at the stored position and reports it. */
export function WatchStage({ page, labels, locale, cast, hasShare }: Props) {
  const router = useRouter();
  const playback = useTitlePlayback(page, labels);
  const title = page?.title ?? '';
  const background = page?.background ?? null;
  const contentHref = page?.contentHref ?? routes.home();

  const href = useRef('');
  useEffect(() => {
    href.current = location.pathname + location.search;
  });
  const contentId = page?.contentId ?? null;
  const libraryId = page?.libraryId ?? null;
  const key =
    contentId === null || libraryId === null ? null : playableKey({ kind: 'content', contentId, libraryId });
  const { push } = router;
  const continuation = useMemo(
    () => (page ? titleContinuation(page, labels.episodeName, push) : undefined),
    [page, labels.episodeName, push],
  );
  const mini = useMini({ key, open: () => push(href.current), continuation, mayResume: playback.mayResume });
  // What plays in the mini-player may be this title, which is known a moment later.
  const [mayTakeOver] = useState(hasMini);
  const series = useSeriesMenu(page);
  const close = useClosing(useCallback(() => leaveTitle(contentHref), [contentHref]));
  const wayOn = <LeavingLink href={contentHref}>{labels.about}</LeavingLink>;
  // Without a player nothing plays, reports or casts any more.
  if (close.isClosing) return <div className={styles.stage} data-closing="" />;
  if (mayTakeOver && key === null) return <div className={styles.stage} />;
  const next = page?.next ?? null;
  const previousHref = page?.previousHref ?? null;
  const similar = page?.similar ?? [];
  const prepareNext = () => {
    if (!next || libraryId === null) return;
    router.prefetch(next.href);
    prepareTitle({ kind: 'content', contentId: next.contentId, libraryId });
  };
  return (
    <TitlePlayer
      {...{ playback, labels, locale, wayOn, title, background, cast, series, mini }}
      subtitle={page?.subtitle ?? undefined}
      className={styles.stage}
      takesFocus
      poster={{ src: background, color: page?.color }}
      onClose={close.begin}
      next={next && { title, ...next }}
      afterEnd={similar.length > 0 && <SimilarTitles heading={labels.similar} titles={similar} />}
      onUpNext={prepareNext}
      // Spec 2 §4 Near the end: the next episode loads once, unless a pause has made it too old.
      onNearEnd={prepareNext}
      // Continuing without a press adds no history entry: back leads to the page before playback.
      onNext={(reason) => next && router[reason === 'requested' ? 'push' : 'replace'](next.href)}
      onPrevious={previousHref === null ? undefined : () => router.push(previousHref)}
      linkAt={hasShare ? (second) => linkAt(second, location) : undefined}
    />
  );
}
