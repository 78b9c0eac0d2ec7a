'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { LockIcon } from '@/components/ui/icon/status';
import { Poster } from '@/components/ui/poster/Poster';
import { Refused } from '@/components/ui/poster/Refused';
import { usePin } from '@/lib/client/playback/use-pin';
import { usePositionReport } from '@/lib/client/playback/use-position-report';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { refusalOf } from '@/lib/rules/playback/refusal';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import { routes } from '@/lib/shared/routes';
import { Player, type PlayerLabels, preloadPlayer } from '@/player';
import { leavePlayer } from './leave';
import { useTitleSource } from './use-title-source';
import styles from './watch.module.scss';

interface Props {
  /** Null until the page has said what plays. */
  page: WatchPage | null;
  labels: {
    player: PlayerLabels;
    about: string;
    refused: string;
    signIn: string;
    unavailable: string;
    retry: string;
    pinNeeded: string;
    pinText: string;
    enterPin: string;
  };
  locale: string;
}

/** Plays a film or episode: resumes where the viewer was, remembers where they are. */
export function WatchStage({ page, labels, locale }: Props) {
  const router = useRouter();
  const who = useViewer();
  const { source, error, retry } = useTitleSource(page);
  const title = page?.title ?? '';
  const subtitle = page?.subtitle ?? undefined;
  const background = page?.background ?? null;
  const contentHref = page?.contentHref ?? routes.home();
  const enterPin = usePin(error, title, retry);
  const report = usePositionReport();

  useEffect(() => preloadPlayer(), []);

  const wayOn = <LinkButton href={contentHref}>{labels.about}</LinkButton>;
  if (enterPin) {
    return (
      <div className={styles.stage}>
        <Poster src={background} icon={<LockIcon />} title={labels.pinNeeded} text={labels.pinText}>
          <Button variant="primary" onClick={enterPin}>
            {labels.enterPin}
          </Button>
          {wayOn}
        </Poster>
      </div>
    );
  }
  if (error) {
    return (
      <Refused
        refusal={refusalOf(error, labels)}
        isPerson={who?.state === 'user'}
        labels={labels}
        onRetry={retry}
      >
        {wayOn}
      </Refused>
    );
  }
  const next = page?.nextHref ?? null;
  return (
    <div className={styles.stage}>
      <Player
        source={source}
        title={title}
        subtitle={subtitle}
        labels={labels.player}
        locale={locale}
        isFilling
        autoPlay
        wayOn={wayOn}
        onClose={() => leavePlayer(contentHref)}
        onNext={next === null ? undefined : () => router.push(next)}
        // Spec 2 §4 "End of a programme": the next episode loads once.
        onNearEnd={() => next !== null && router.prefetch(next)}
        // Nobody asked for it, so it is no step of its own: back leads to where the viewer came from.
        onEnded={() => next !== null && router.replace(next)}
        onRetry={retry}
        onPosition={report}
        media={{ title, artist: subtitle, artwork: background ?? undefined }}
      />
    </div>
  );
}
