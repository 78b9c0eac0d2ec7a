'use client';

import { fill } from '@/components/ui/fill';
import { PauseIcon, PlayIcon } from '@/components/ui/icon/playback';
import { Link } from '@/components/ui/link/Link';
import { routes } from '@/lib/shared/routes';
import type { AdState } from '../../core/state';
import { ControlButton } from '../ControlButton';
import { usePlayerContext, useSend } from '../context';
import controls from '../controls.module.scss';
import { NextIcon } from '../icons';
import { Volume } from '../Volume';
import { FullscreenButton } from '../WindowButtons';
import styles from './ad.module.scss';

/** Over an ad: what it is, how long it lasts, the way past it, its page, and how to watch without ads (spec 2 §2). */
export default function AdLayer({ ad }: { ad: AdState }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const { index, count, position, duration, isPaused, link, mayBeRemoved } = ad;
  const share = duration > 0 ? Math.min(1, position / duration) : 0;
  const name = count > 1 ? fill(labels.adOf, { index, count }) : labels.ad;
  return (
    <section className={styles.layer} aria-label={name} data-testid="ad">
      <div className={styles.head}>
        <p className={styles.name}>
          {name}
          {duration > 0 && <span aria-hidden="true"> · {clock(duration - position)}</span>}
        </p>
        <SkipButton ad={ad} />
      </div>
      <div className={styles.bar} style={{ '--share': share } as React.CSSProperties} />
      <div className={styles.row}>
        <ControlButton label={isPaused ? labels.play : labels.pause} onClick={() => send('togglePlay')}>
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </ControlButton>
        <Volume />
        <span className={controls.gap} />
        {link && (
          <a
            className={styles.link}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => send('openAd')}
          >
            {labels.adVisit}
          </a>
        )}
        {mayBeRemoved && (
          <Link className={styles.link} href={routes.packets()}>
            {labels.adRemove}
          </Link>
        )}
        <FullscreenButton />
      </div>
    </section>
  );
}

/** Counts down to the second from which the ad may be skipped. */
function SkipButton({ ad: { skipAt, position } }: { ad: AdState }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  if (skipAt === null) return null;
  const seconds = Math.ceil(skipAt - position);
  return (
    // Not `disabled`: the focus stays on it until it can be pressed. The ad refuses a press before its second.
    <button type="button" className={styles.skip} aria-disabled={seconds > 0} onClick={() => send('skipAd')}>
      {seconds > 0 ? fill(labels.adSkipIn, { seconds }) : labels.adSkip}
      {seconds <= 0 && <NextIcon />}
    </button>
  );
}

function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
