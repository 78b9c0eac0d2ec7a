'use client';

import { clsx } from 'clsx';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '@/components/ui/fill';
import type { PlayerSource } from '../core/source';
import { createPlayer, type PlayerCore } from '../create-player';
import type { PlayerOptions } from '../features/feature';
import { Cues } from './Cues';
import { PlayerContext, useKey } from './context';
import type { PlayerLabels } from './labels';
import { PlayerView } from './PlayerView';
import styles from './player.module.scss';
import { whenIdleOrStarted } from './shown-time';

export interface PlayerProps extends PlayerOptions {
  /** Null while the stream call runs. */
  source: PlayerSource | null;
  /** Film and episode, or the channel, whose programme comes from `programmes`. */
  title: string;
  subtitle?: string;
  labels: PlayerLabels;
  locale: string;
  timeZone?: string;
  /** Fills its parent instead of keeping 16:9. */
  isFilling?: boolean;
  className?: string;
  actions?: ReactNode;
  /** A link for when nothing plays: to the channels, to the page of the film. */
  wayOn?: ReactNode;
  onClose?(): void;
  onNext?(): void;
}

/** The player with its UI. Core and engine start in the same tick as the first source arrives. */
export function Player(props: PlayerProps) {
  const { source, title, subtitle, labels, locale, timeZone, isFilling, className } = props;
  const root = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const core = useRef<PlayerCore | null>(null);
  // The core for the UI, which is rendered a moment later.
  const [player, setPlayer] = useState<PlayerCore | null>(null);

  useLayoutEffect(() => {
    if (!root.current || !screen.current) return;
    const own = createPlayer(latest.current);
    core.current = own;
    own.mount(root.current, screen.current);
    if (latest.current.source) own.show(latest.current.source);
    const stop = whenIdleOrStarted(own, () => startTransition(() => setPlayer(own)));
    return () => {
      stop();
      own.destroy();
    };
  }, []);

  // Before the paint, so that a change of the channel does not wait for the new title.
  useLayoutEffect(() => {
    if (source) core.current?.show(source);
  }, [source]);
  // Callbacks and schedule change more often than the stream, and do not restart it.
  useEffect(() => core.current?.configure(props));

  return (
    <section
      ref={root}
      className={clsx(styles.player, isFilling && styles.filling, className)}
      aria-label={fill(labels.region, { title })}
    >
      <div ref={screen} className={styles.screen} data-screen="" />
      {player && screen.current && (
        <>
          {createPortal(
            <PlayerContext value={{ player, labels, locale, timeZone }}>
              <ControlsScrim />
              <Cues />
            </PlayerContext>,
            screen.current,
          )}
          <PlayerView
            {...{ player, labels, locale, timeZone, title, subtitle }}
            onClose={props.onClose}
            onNext={props.onNext}
            actions={props.actions}
            wayOn={props.wayOn}
          />
        </>
      )}
    </section>
  );
}

/** A gradient that makes white controls readable on any picture; a separate window has no controls. */
function ControlsScrim() {
  const isVisible = useKey('controlsVisible');
  const pip = useKey('pip');
  return <div className={styles.shade} data-shown={isVisible && pip !== 'document'} />;
}
