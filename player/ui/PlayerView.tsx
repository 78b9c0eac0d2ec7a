'use client';

import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import type { SeriesMenu } from '../core/episodes';
import { isClip } from '../core/gates';
import type { PlayerSource } from '../core/source';
import type { AdState } from '../core/state';
import type { NextTitle } from '../features/feature';
import { AdMark } from './ads/AdMark';
import { BackToLiveButton } from './BackToLiveButton';
import { Below } from './Below';
import { Centre, UnmuteButton, Waiting } from './Centre';
import { Controls } from './Controls';
import { PlayerContext, type PlayerContextValue, useKey, usePlayerContext } from './context';
import { ErrorPanel } from './ErrorPanel';
import { Feedback } from './Feedback';
import { FromStartButton } from './FromStartButton';
import { Help } from './Help';
import { type PageLayers, PageLayersOnDemand } from './PageLayers';
import { PostPlay } from './PostPlay';
import styles from './player.module.scss';
import { SkipMarker } from './SkipMarker';
import { SlowPanel } from './SlowPanel';
import { Stats } from './Stats';
import { Status } from './Status';
import { StillWatching } from './StillWatching';
import { Top, type TopProps } from './Top';
import { UpNextCard } from './UpNextCard';

export interface PlayerViewProps extends PlayerContextValue, TopProps {
  source: PlayerSource | null;
  next?: NextTitle | null;
  series?: SeriesMenu | null;
  afterEnd?: ReactNode;
  hasTheatre?: boolean;
  hasChannels?: boolean;
  layers?: PageLayers;
  wayOn?: ReactNode;
}

/** All controls over the picture, for any player core. */
export function PlayerView({
  player,
  labels,
  locale,
  timeZone,
  source,
  next,
  series,
  afterEnd,
  hasTheatre,
  hasChannels,
  layers,
  wayOn,
  ...top
}: PlayerViewProps) {
  const context = useMemo(() => ({ player, labels, locale, timeZone }), [player, labels, locale, timeZone]);
  const channelsButton = useRef<HTMLButtonElement>(null);
  return (
    <PlayerContext value={context}>
      <ErrorPanel wayOn={wayOn} />
      <SlowPanel wayOn={wayOn} />
      <PostPlay hasNext={Boolean(next)}>{afterEnd}</PostPlay>
      <AutoHidden>
        <Top {...top} />
        <WhilePlayable>
          <Centre />
          <Controls
            hasNext={Boolean(next)}
            series={series ?? null}
            layers={layers ?? null}
            {...{ channelsButton }}
          />
          <Below next={next}>{afterEnd}</Below>
        </WhilePlayable>
      </AutoHidden>
      <Ad />
      <Waiting />
      <div className={styles.offers}>
        <UnmuteButton />
        <FromStartButton />
        <BackToLiveButton />
      </div>
      <SkipMarker />
      {next && <UpNextCard {...{ next, source }} />}
      {next && <StillWatching onClose={top.onClose} />}
      <Feedback />
      <Elsewhere />
      <Stats />
      {layers && <PageLayersOnDemand layers={layers} opener={channelsButton} />}
      <Help hasTheatre={hasTheatre ?? false} hasChannels={hasChannels ?? false} />
      <Status />
    </PlayerContext>
  );
}

/** Shows and hides the controls. */
function AutoHidden({ children }: { children: ReactNode }) {
  const isVisible = useKey('controlsVisible');
  return (
    <div className={styles.scrim} data-visible={isVisible}>
      {children}
    </div>
  );
}

/**
 * Hides the controls of the content while the stream has failed, is slow, or a clip plays in its place; only the way
 * back stays.
 */
function WhilePlayable({ children }: { children: ReactNode }) {
  const error = useKey('error');
  const interrupted = useKey('interrupted');
  const isSlow = useKey('loading') === 'long';
  return error || isSlow || isClip(interrupted) ? null : children;
}

/** If the file of the ad layer fails to load, the ad still plays, but cannot be skipped. */
const loadAdLayer = () => import('./ads/AdLayer').catch(() => ({ default: () => <AdMark /> }));
const AdLayer = lazy<(props: { ad: AdState }) => ReactNode>(loadAdLayer);

function Ad() {
  const ad = useKey('ad');
  const isComing = isClip(useKey('interrupted'));
  // It comes with the packshot or the file of the ad, and not after its first pictures.
  useEffect(() => {
    if (isComing) void loadAdLayer();
  }, [isComing]);
  if (!ad) return isComing ? <AdMark /> : null;
  return (
    <Suspense fallback={<AdMark />}>
      <AdLayer ad={ad} />
    </Suspense>
  );
}

function Elsewhere() {
  const { labels } = usePlayerContext();
  if (useKey('pip') !== 'document') return null;
  return <p className={styles.elsewhere}>{labels.pipElsewhere}</p>;
}
