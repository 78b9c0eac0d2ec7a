'use client';

import { clsx } from 'clsx';
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { LoadingPoster } from '@/components/ui/poster/LoadingPoster';
import { fill } from '@/lib/shared/i18n/fill';
import { type Carried, carriedFrom } from '../core/carried';
import type { SeriesMenu } from '../core/episodes';
import type { PlayerSource } from '../core/source';
import { watchKeys } from '../core/store';
import { createPlayer, type PlayerCore } from '../create-player';
import type { PlayerOptions } from '../features/feature';
import { type MiniPlayback, miniPlayback } from '../mini/mini-playback';
import type { MiniOptions } from '../mini/use-mini';
import { EARLY_PLACE } from '../stage/early-place';
import { BlackoutScreen } from './BlackoutScreen';
import { CastScreen } from './CastScreen';
import { Cues } from './Cues';
import { PlayerContext, useKey } from './context';
import type { PlayerLabels } from './labels';
import type { PageLayers } from './PageLayers';
import { PlayerView } from './PlayerView';
import styles from './player.module.scss';
import { whenIdleOrStarted } from './shown-time';
import { takeLostFocus } from './take-focus';

export interface PlayerProps extends PlayerOptions {
  /** Null while the stream call runs. */
  source: PlayerSource | null;
  /** Film and episode, or the channel, whose programme comes from `programmes`. */
  title: string;
  subtitle?: string;
  labels: PlayerLabels;
  locale: string;
  timeZone?: string;
  /** Shown until the first picture: what will play, and the logo of the channel on its colour. */
  poster?: { src: string | null; logo?: string | null; color?: string | null };
  /** Fills its parent instead of keeping 16:9. */
  isFilling?: boolean;
  /** It covers its page: it has the focus when that went with the page before. */
  takesFocus?: boolean;
  className?: string;
  actions?: ReactNode;
  /** A link for when nothing plays: to the channels, to the page of the film. */
  wayOn?: ReactNode;
  onClose?(): void;
  /** Pages of these origins that frame the player may control it (docs/EMBED.md). */
  remoteOrigins?: readonly string[];
  /** Shown when the title has ended and nothing follows: further titles. */
  afterEnd?: ReactNode;
  /** Episodes have a menu of their series. */
  series?: SeriesMenu | null;
  /** Layers of a page with channels: their list and the guide. */
  layers?: PageLayers;
  /** Playback goes on in the mini-player when the page is left. */
  mini?: MiniOptions;
  /** Of a page that removes the player now and then and shows another one in its place. */
  carried?: RefObject<Carried | null>;
  /** What the page shows over the picture, in full screen too; an element with `data-covers` hides the controls. */
  overlay?: ReactNode;
}

/**
 * React does not touch the contents of this element, so the early playback inside survives hydration
 * (`stage/early.ts`).
 */
const EMPTY = { __html: '' };

/** The player with its UI. Core and engine start in the same tick as the first source arrives. */
export function Player(props: PlayerProps) {
  const { source, title, subtitle, labels, locale, timeZone, poster, isFilling, className } = props;
  // Taken over from the mini-player, when it plays what this page shows.
  const [continued] = useState(() => miniPlaybackOf(props.mini));
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLElement | null>(continued?.root ?? null);
  const screen = useRef<HTMLElement | null>(continued?.screen ?? null);
  const latest = useRef(props);
  latest.current = props;
  const core = useRef<PlayerCore | null>(null);
  // The core for the UI, which is rendered a moment later.
  const [player, setPlayer] = useState<PlayerCore | null>(null);

  useLayoutEffect(() => {
    if (!root.current || !screen.current || !place.current) return;
    const elements = { root: root.current, screen: screen.current };
    const { carried } = latest.current;
    const own =
      continued && miniPlayback() === continued
        ? continued.core
        : createPlayer(latest.current, carried?.current);
    core.current = own;
    if (continued && own === continued.core) {
      place.current.append(root.current);
      root.current.prepend(screen.current);
      continued.release();
    } else {
      miniPlayback()?.close();
      own.mount(root.current, screen.current);
      if (latest.current.source) own.show(latest.current.source);
    }
    const framed = new AbortController();
    const { remoteOrigins } = latest.current;
    if (remoteOrigins && window.parent !== window) {
      import('../remote/remote')
        .then(({ connectRemote }) => connectRemote(own, remoteOrigins, framed.signal))
        // The player works without the page around it.
        .catch(() => {});
    }
    const stopMarking = markFirstPicture(own, root.current);
    const stop = whenIdleOrStarted(own, () => startTransition(() => setPlayer(own)));
    const mini = latest.current.mini ? loadMini(own) : null;
    return () => {
      stop();
      framed.abort();
      stopMarking();
      if (carried) carried.current = carriedFrom(own.store);
      const isKept = mini?.()?.({ core: own, ...elements, props: latest.current }) ?? false;
      if (!isKept) own.destroy();
    };
  }, [continued]);

  // When the page before has been removed, and with it what had the focus.
  useEffect(() => {
    if (latest.current.takesFocus && root.current) takeLostFocus(root.current);
  }, []);

  // Before the paint, so that a change of the channel does not wait for the new title.
  useLayoutEffect(() => {
    if (source) core.current?.show(source);
  }, [source]);
  // Callbacks and schedule change more often than the stream, and do not restart it.
  useEffect(() => core.current?.configure(props));

  const region = fill(labels.region, { title });
  useLayoutEffect(() => continued?.root.setAttribute('aria-label', region), [continued, region]);
  const view = (
    <>
      {player && screen.current && (
        <>
          {createPortal(
            <PlayerContext value={{ player, labels, locale, timeZone }}>
              <ControlsScrim />
              <Cues />
              <CastScreen poster={props.media?.artwork} />
              <BlackoutScreen />
            </PlayerContext>,
            screen.current,
          )}
          <PlayerView
            {...{ player, labels, locale, timeZone, title, subtitle, source }}
            onClose={props.onClose}
            next={props.next}
            series={props.series}
            afterEnd={props.afterEnd}
            hasTheatre={props.onToggleTheatre !== undefined}
            hasChannels={props.onChannelKey !== undefined}
            layers={props.layers}
            actions={props.actions}
            wayOn={props.wayOn}
          />
        </>
      )}
      {props.overlay}
    </>
  );
  return (
    <div ref={place} className={styles.place}>
      {continued ? (
        createPortal(view, continued.root)
      ) : (
        <section
          ref={root}
          className={clsx(styles.player, isFilling && styles.filling, className)}
          data-channels={props.onChannelKey && ''}
          aria-label={region}
          // A picture that came before the page was hydrated has marked it.
          suppressHydrationWarning
        >
          <div
            ref={(element) => {
              screen.current = element;
            }}
            className={styles.screen}
            data-screen=""
          >
            <div
              {...{ [EARLY_PLACE]: '' }}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: there is none; hydration leaves what plays there.
              dangerouslySetInnerHTML={EMPTY}
            />
            <div className={styles.cover}>
              <LoadingPoster src={null} title={title} {...poster} />
            </div>
          </div>
          {view}
        </section>
      )}
    </div>
  );
}

/** The playback that goes on in the mini-player, if it is what this page plays. */
function miniPlaybackOf(mini: MiniOptions | undefined): MiniPlayback | null {
  const continued = miniPlayback();
  return continued && continued.key === mini?.key ? continued : null;
}

type MoveToMiniPlayer = typeof import('../mini/move-to-mini-player').moveToMiniPlayer;

/** The mini-player loads after the first picture; until then a playback ends with its page. */
function loadMini({ store }: PlayerCore): () => MoveToMiniPlayer | null {
  let loaded: MoveToMiniPlayer | null = null;
  const load = () => {
    if (!store.get('started')) return;
    stop();
    import('../mini/move-to-mini-player').then(
      ({ moveToMiniPlayer }) => {
        loaded = moveToMiniPlayer;
      },
      () => {},
    );
  };
  const stop = store.subscribe('started', load);
  load();
  return () => loaded;
}

/**
 * Marks the root once there is a picture or an error, which hides the poster without rendering. From then on a new
 * source loads behind the last picture.
 */
function markFirstPicture({ store }: PlayerCore, root: HTMLElement): () => void {
  const marked = new AbortController();
  const mark = () => {
    if (store.get('error') || store.get('interrupted')) root.dataset.shown = 'other';
    if (!store.get('started')) return;
    root.dataset.shown = 'picture';
    marked.abort();
  };
  watchKeys(store, ['started', 'error', 'interrupted'], mark, marked.signal);
  return () => marked.abort();
}

/** A gradient that makes white controls readable on any picture; a separate window has no controls. */
function ControlsScrim() {
  const isVisible = useKey('controlsVisible');
  const pip = useKey('pip');
  return <div className={styles.shade} data-shown={isVisible && pip !== 'document'} />;
}
