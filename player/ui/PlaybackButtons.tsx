'use client';

import { PauseIcon, PlayIcon, RestartIcon } from '@/components/ui/icon/playback';
import { fill } from '@/lib/shared/i18n/fill';
import { SKIP_STEP_S } from '../core/constants';
import { isClip } from '../core/gates';
import { ControlButton } from './ControlButton';
import { useKey, usePlayerContext, useSend, useTimeline } from './context';
import { SkipBackIcon, SkipForwardIcon } from './icons';

/** Of the content, or of the ad or packshot that plays in its place. */
export function PlayButton({ className, size }: { className?: string; size?: 'lg' }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const isOfClip = isClip(useKey('interrupted'));
  const paused = useKey(isOfClip ? 'clipPaused' : 'paused');
  const hasContentEnded = useKey('ended');
  const ended = !isOfClip && hasContentEnded;
  const label = ended ? labels.replay : paused ? labels.play : labels.pause;
  const Icon = ended ? RestartIcon : paused ? PlayIcon : PauseIcon;
  return (
    <ControlButton label={label} className={className} onClick={() => send('togglePlay')}>
      <Icon size={size} />
    </ControlButton>
  );
}

/** Absent where skipping is not possible: without an archive or a scrub line (spec 2 §4), and from live ahead. */
export function SkipButton({ direction, className }: { direction: -1 | 1; className?: string }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const { scrubbable, live } = useTimeline();
  const atLive = useKey('atLive');
  if (!scrubbable || (live && atLive && direction > 0)) return null;
  const label = fill(direction < 0 ? labels.skipBack : labels.skipForward, { seconds: SKIP_STEP_S });
  return (
    <ControlButton label={label} className={className} onClick={() => send('skip', direction * SKIP_STEP_S)}>
      {direction < 0 ? <SkipBackIcon /> : <SkipForwardIcon />}
    </ControlButton>
  );
}
