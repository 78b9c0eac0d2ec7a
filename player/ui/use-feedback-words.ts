'use client';

import { fill } from '@/lib/shared/i18n/fill';
import { useKey, usePlayerContext } from './context';
import { trackName } from './track-name';

/** What the last key or tap changed, in words; null when nothing is to say. */
export function useFeedbackWords(): string | null {
  const { labels } = usePlayerContext();
  const feedback = useKey('feedback');
  const paused = useKey('paused');
  const volume = useKey('volume');
  const muted = useKey('muted');
  const rate = useKey('rate');
  const tracks = useKey('textTracks');
  const textId = useKey('textId');
  switch (feedback?.kind) {
    case 'play':
      return paused ? labels.paused : labels.playing;
    case 'skip': {
      const label = feedback.skipped < 0 ? labels.skipBack : labels.skipForward;
      return fill(label, { seconds: Math.abs(feedback.skipped) });
    }
    case 'volume':
      return fill(labels.percent, { percent: muted ? 0 : Math.round(volume * 100) });
    case 'rate':
      return fill(labels.rate, { rate });
    case 'text': {
      const track = tracks.find(({ id }) => id === textId);
      return `${labels.subtitles}: ${track ? trackName(track) : labels.subtitlesOff}`;
    }
    default:
      return null;
  }
}
