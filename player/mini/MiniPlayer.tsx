'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button/Button';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { CloseIcon } from '@/components/ui/icon/close';
import { fill } from '@/lib/shared/i18n/fill';
import { adName } from '../ui/ads/ad-name';
import { SkipAd } from '../ui/ads/SkipAd';
import { BlackoutScreen } from '../ui/BlackoutScreen';
import { Waiting } from '../ui/Centre';
import { ControlButton } from '../ui/ControlButton';
import { Cues } from '../ui/Cues';
import { useKey, usePlayerContext, useSend } from '../ui/context';
import { PlayButton } from '../ui/PlaybackButtons';
import { Status } from '../ui/Status';
import styles from './mini.module.scss';
import type { Shown } from './use-mini';

interface Props {
  shown: Shown;
  /** The element with the picture. */
  screen: HTMLElement;
  onClose(): void;
}

/**
 * A playback in the corner: its subtitles, its title, pause, close; the picture leads back to its page. What needs an
 * answer (the way past an ad, the next episode, whether anybody watches) has a row of its own.
 */
export function MiniPlayer({ shown, screen, onClose }: Props) {
  const { labels } = usePlayerContext();
  const { first, second, announced, actions } = useTalk(shown);
  return (
    <>
      {createPortal(
        <>
          <Cues />
          <BlackoutScreen />
          <Waiting />
          <Status />
        </>,
        screen,
      )}
      <button
        type="button"
        className={styles.open}
        aria-label={labels.enlarge}
        title={labels.enlarge}
        onClick={shown.open}
      />
      <div className={styles.bar}>
        <div className={styles.titles}>
          <p className={styles.title}>{first}</p>
          {second && <p className={styles.subtitle}>{second}</p>}
        </div>
        <PlayButton />
        <ControlButton label={labels.close} onClick={onClose}>
          <CloseIcon />
        </ControlButton>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}

interface Talk {
  first: string;
  second?: string;
  /** Said to screen readers, where `Status` does not know it. */
  announced?: string;
  actions?: ReactNode;
}

/** What it says and asks now. */
function useTalk({ title, subtitle, continuation, isStuck }: Shown): Talk {
  const { labels } = usePlayerContext();
  const send = useSend();
  const programme = useKey('programme');
  const ad = useKey('ad');
  const isBlackout = useKey('blackout') !== null;
  const asks = useKey('asksStillWatching');
  const seconds = useKey('upNext');
  const isSlow = useKey('loading') === 'long';
  const next = continuation?.next;
  if (ad) {
    return {
      first: adName(ad, labels),
      second: title,
      actions: ad.skipAt === null ? null : <SkipAd ad={ad} />,
    };
  }
  if (isBlackout) return { first: labels.blackoutTitle, second: title, announced: labels.blackoutTitle };
  const nextTitle = next?.subtitle ?? next?.title;
  if (isStuck) {
    return {
      first: labels.next,
      second: nextTitle,
      announced: labels.next,
      actions: (
        <Button variant="primary" size="sm" onClick={next?.open}>
          {labels.playNow}
        </Button>
      ),
    };
  }
  if (asks) {
    return {
      first: labels.stillWatching,
      second: nextTitle,
      announced: labels.stillWatching,
      actions: (
        <Button variant="primary" size="sm" onClick={() => send('playNext')}>
          {labels.keepWatching}
        </Button>
      ),
    };
  }
  if (isSlow) {
    return {
      first: labels.slow,
      second: title,
      actions: (
        <Button variant="primary" size="sm" onClick={() => send('retry')}>
          {labels.retry}
        </Button>
      ),
    };
  }
  if (next && seconds !== null) {
    return {
      first: fill(labels.nextIn, { seconds }),
      second: nextTitle,
      actions: (
        <>
          <Button variant="primary" size="sm" onClick={() => send('playNext')}>
            {labels.playNow}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => send('declineNext')}>
            {labels.declineNext}
          </Button>
        </>
      ),
    };
  }
  return programme ? { first: programme.title, second: title } : { first: title, second: subtitle };
}
