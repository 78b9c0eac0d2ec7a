'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { watchPositionCall } from '@/lib/platform/resources/streams';
import { POSITION_REPORT_SECONDS } from '@/lib/rules/playback/constants';
import { playbackTracker } from './track-playing';

interface Position {
  statId: string | null;
  /** Seconds into the film or programme. */
  position: number;
  /** Seconds watched of it; missing where the player does not count them. */
  watched?: number;
}

export type PositionReport = (position: Position) => void;

/**
 * Reports the position to the platform: every ten seconds of progress in either direction, and once more when
 * the viewer leaves or starts something else. A lost report costs ten seconds of resume, so failures are
 * ignored.
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
      trackPlayback(position.statId, position.position, position.watched ?? 0);
      const last = sent.current;
      const isNew = last?.statId !== position.statId;
      if (isNew || Math.abs(position.position - (last?.position ?? 0)) >= POSITION_REPORT_SECONDS) flush();
    },
    [flush, trackPlayback],
  );
}
