import { isIndependent, listsParts, newestPart, PART_HOLD_BACK_S } from './low-latency.ts';
import type { Presentation } from './presentation.ts';
import { PART_SECONDS, PARTS_PER_SEGMENT } from './timeline.ts';
import { isText, type TrackId } from './track-id.ts';

/** The low-latency lines of a media playlist; none without low latency. Subtitles are whole segments. */
export function partHead({ parts }: Presentation, track: TrackId): string[] {
  if (parts === null) return [];
  if (isText(track)) return ['#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES'];
  return [
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${PART_HOLD_BACK_S.toFixed(2)}`,
    `#EXT-X-PART-INF:PART-TARGET=${PART_SECONDS.toFixed(2)}`,
  ];
}

const partUri = (track: TrackId, segment: number, part: number, suffix: string) =>
  `URI="seg/${track}/${segment}.${part}.m4s${suffix}"`;

/** Sound can be decoded from every frame, pictures only from a key frame. */
function partLine(track: TrackId, segment: number, part: number, suffix: string): string {
  const own = track.startsWith('a') || isIndependent(part) ? ',INDEPENDENT=YES' : '';
  return `#EXT-X-PART:DURATION=${PART_SECONDS.toFixed(5)},${partUri(track, segment, part, suffix)}${own}`;
}

/** The parts of a segment that are complete, when the playlist lists them. */
export function partLines(show: Presentation, track: TrackId, segment: number, suffix: string): string[] {
  if (!listsParts(show, segment)) return [];
  const count = segment > show.to ? (show.parts ?? 0) : PARTS_PER_SEGMENT;
  return Array.from({ length: count }, (_, part) => partLine(track, segment, part, suffix));
}

/** The part that comes next. */
export function hintLine({ to, parts }: Presentation, track: TrackId, suffix: string): string {
  return `#EXT-X-PRELOAD-HINT:TYPE=PART,${partUri(track, to + 1, parts ?? 0, suffix)}`;
}

/** How far the other playlists are, so that a change of quality needs no playlist without waiting. */
export function reportLines(show: Presentation, others: readonly TrackId[], suffix: string): string[] {
  if (show.parts === null) return [];
  const { segment, part } = newestPart(show);
  return others.map((track) => {
    const place = isText(track) ? `LAST-MSN=${show.to + 1}` : `LAST-MSN=${segment},LAST-PART=${part}`;
    return `#EXT-X-RENDITION-REPORT:URI="${track}.m3u8${suffix}",${place}`;
  });
}
