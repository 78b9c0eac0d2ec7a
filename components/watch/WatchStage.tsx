'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { LockIcon } from '@/components/ui/icon/status';
import { Refused } from '@/components/ui/still/Refused';
import { Still } from '@/components/ui/still/Still';
import { callAsViewer } from '@/lib/platform/browser';
import { metadataCall, toMetadata } from '@/lib/platform/metadata';
import { libraryOfAddress } from '@/lib/playback/library-of-address';
import type { WatchPage } from '@/lib/playback/load-watch';
import { refusalOf } from '@/lib/playback/refusal';
import { useFresh } from '@/lib/playback/use-fresh';
import { usePin } from '@/lib/playback/use-pin';
import { usePositionReport } from '@/lib/playback/use-position-report';
import { playableKey, useStream } from '@/lib/playback/use-stream';
import { useWho } from '@/lib/session/use-who';
import { Player, type PlayerLabels, type PlayerSource, preloadPlayer } from '@/player';
import styles from './watch.module.scss';

interface Props {
  page: WatchPage;
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
  const who = useWho();
  const { contentId, contentHref, nextHref } = page;
  // The page is the same for everybody; the library that somebody came by stands in their address.
  const [libraryId] = useState(
    () => (typeof window === 'undefined' ? null : libraryOfAddress()) ?? page.libraryId,
  );
  const playable = { kind: 'content', contentId, libraryId } as const;
  const { stream, error, retry } = useStream(playable);
  const resume = useResume(contentId);
  const enterPin = usePin(error, page.title, retry);
  const report = usePositionReport();

  useEffect(() => preloadPlayer(), []);

  const source = useMemo<PlayerSource | null>(
    () =>
      stream && resume !== undefined
        ? {
            key: playableKey({ kind: 'content', contentId, libraryId }),
            kind: 'vod',
            hls: stream.hls,
            dash: stream.dash,
            drm: stream.drm,
            thumbnails: stream.thumbnails,
            statId: stream.statId,
            startAt: resume,
          }
        : null,
    [stream, resume, contentId, libraryId],
  );

  const wayOn = <LinkButton href={contentHref}>{labels.about}</LinkButton>;
  if (enterPin) {
    return (
      <div className={styles.stage}>
        <Still src={page.background} icon={<LockIcon />} title={labels.pinNeeded} text={labels.pinText}>
          <Button variant="primary" onClick={enterPin}>
            {labels.enterPin}
          </Button>
          {wayOn}
        </Still>
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
  const next = nextHref ? () => router.push(nextHref) : undefined;
  return (
    <div className={styles.stage}>
      <Player
        source={source}
        title={page.title}
        subtitle={page.subtitle ?? undefined}
        labels={labels.player}
        locale={locale}
        isFilling
        autoPlay
        wayOn={wayOn}
        onClose={() => (window.history.length > 1 ? router.back() : router.push(contentHref))}
        onNext={next}
        onEnded={next}
        onRetry={retry}
        onPosition={report}
        media={{
          title: page.title,
          artist: page.subtitle ?? undefined,
          artwork: page.background ?? undefined,
        }}
      />
    </div>
  );
}

/** Resume position in seconds; undefined while unknown. Without an answer the film starts at its beginning. */
function useResume(contentId: string): number | undefined {
  const { value, error } = useFresh(`resume/${contentId}`, async () => {
    const metadata = toMetadata(await callAsViewer(metadataCall(contentId)));
    return metadata.resumeSeconds ?? 0;
  });
  return error ? 0 : (value ?? undefined);
}
