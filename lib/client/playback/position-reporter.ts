import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { watchPositionCall } from '@/lib/platform/resources/streams';
import { isReportDue, type WatchedPosition } from '@/lib/rules/playback/position-report';
import { noteDeniedReport } from './denied-report';
import { noteRefusedReport, noteScreenTime } from './screen-time';
import { playbackTracker } from './track-playing';

/** Where playback is. */
export interface Position extends WatchedPosition {
  /** Epoch second on the screen, for broadcasts. */
  date: number | null;
}

export type ReportPosition = (position: Position) => void;

export interface PositionReporter {
  report: ReportPosition;
  /** Sends what is not sent yet. */
  flush(): void;
}

/**
 * Reports the position to the platform: every thirty seconds of playing, after a jump, and once more when the viewer
 * starts something else. A lost report costs half a minute of resume, so failures are ignored, except that a
 * child may not watch on: its screen time is over, or the programme is above its age.
 */
export function createPositionReporter(): PositionReporter {
  let latest: Position | null = null;
  let sent: Position | null = null;
  const trackPlayback = playbackTracker();
  function flush() {
    const now = latest;
    if (!now?.statId || now === sent) return;
    sent = now;
    const { statId } = now;
    callAsViewer(watchPositionCall(statId, now.position)).then(
      ({ seconds_left }) => noteScreenTime(seconds_left),
      (error) => {
        noteRefusedReport(error);
        noteDeniedReport(statId, error);
      },
    );
  }
  return {
    flush,
    report(position) {
      // The player started something else: report the last position of the title before.
      if (latest?.statId !== position.statId) flush();
      latest = position;
      trackPlayback(position);
      if (isReportDue(sent, position)) flush();
    },
  };
}
