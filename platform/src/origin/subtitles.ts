import type { Part } from './presentation.ts';
import { FRAMES_PER_SECOND, FRAMES_PER_SEGMENT, SEGMENT_MS } from './timeline.ts';

const FRAME_MS = 1000 / FRAMES_PER_SECOND;
const MPEG_TICKS_PER_SEGMENT = SEGMENT_MS * 90;
/** MPEG-TS clocks have 33 bits. */
const MPEG_WRAP = 2 ** 33;

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function clock(seconds: number): string {
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function stamp(frame: number): string {
  const ms = (frame % FRAMES_PER_SECOND) * FRAME_MS;
  return `${clock(Math.floor(frame / FRAMES_PER_SECOND))}.${String(ms).padStart(3, '0')}`;
}

function plain(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `hls` times count from the segment and include its position; `dash` times count from the start of the timeline. */
export type SubtitleForm = 'hls' | 'dash';

/**
 * The subtitles of one segment. Drawn pictures have no speech, so the only cue is the title in words. Data for
 * programs is in the timed metadata. There is no cue during a blackout.
 */
export function subtitles(segment: number, part: Part, title: string, form: SubtitleForm): string {
  const from = form === 'hls' ? 0 : segment * FRAMES_PER_SEGMENT;
  const words = part.isDark ? '' : plain(title);
  const cue = words ? `${stamp(from)} --> ${stamp(from + FRAMES_PER_SEGMENT)}\n${words}\n` : '';
  const ticks = (segment * MPEG_TICKS_PER_SEGMENT) % MPEG_WRAP;
  const map = form === 'hls' ? `X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:${ticks}\n` : '';
  return `WEBVTT\n${map}\n${cue}`;
}
