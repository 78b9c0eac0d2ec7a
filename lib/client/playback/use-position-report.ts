'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { watchPositionCall } from '@/lib/platform/resources/streams';
import { isReportDue, type WatchedPosition } from '@/lib/rules/playback/position-report';
import { playbackTracker } from './track-playing';

interface Position extends WatchedPosition {
  /** Epoch second on the screen, for broadcasts. */
  date: number | null;
}

export type PositionReport = (position: Position) => void;

/**
 * Reports the position to the platform: every thirty seconds of playing, after a jump, and once more when the viewer
 * leaves or starts something else. A lost report costs half a minute of resume, so failures are ignored.
 */
export function usePositionReport(): PositionReport {
  const latest = useRef<Position | null>(null);
  const sent = useRef<Position | null>(null);
  const [trackPlayback] = useState(playbackTracker);

  const flush = useCallback(() => {
    const now = latest.current;
    if (!now?.statId || now === sent.current) return;
    sent.current = now;
    callAsViewer(watchPositionCall(now.statId, now.position)).catch(() => {});
  }, []);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [flush]);

  return useCallback(
    (position) => {
      // The player started something else: report the last position of the title before.
      if (latest.current?.statId !== position.statId) flush();
      latest.current = position;
      trackPlayback(position);
      if (isReportDue(sent.current, position)) flush();
    },
    [flush, trackPlayback],
  );
}
