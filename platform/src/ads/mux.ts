import { boxes, findBox } from '../origin/boxes.ts';
import { box, uint32 } from '../origin/cenc/box.ts';
import { fragmentBoxes, moveFragment } from '../origin/fragment.ts';
import type { AudioRendition, Clip, Pool, Rendition, VideoRendition } from '../origin/pool.ts';
import { FRAMES_PER_SECOND, FRAMES_PER_SEGMENT, SEGMENT_MS } from '../origin/timeline.ts';

const VIDEO_TRACK = 1;
const SOUND_TRACK = 2;
const NEXT_TRACK = 3;
const MOVIE_CLOCK = 1000;

/** Copies one box out of a file. */
function copyOf(bytes: Buffer, type: string): Buffer {
  const { start, size } = findBox(bytes, type);
  return Buffer.from(bytes.subarray(start, start + size));
}

/** Writes the track number into `tkhd` and `trex`; all tracks of the pool have the number 1. */
function numbered(bytes: Buffer, track: number): Buffer {
  for (const { type, body } of boxes(bytes)) {
    if (type === 'tkhd') bytes.writeUInt32BE(track, body + (bytes[body] === 1 ? 20 : 12));
    if (type === 'trex') bytes.writeUInt32BE(track, body + 4);
  }
  return bytes;
}

/** The movie header: a player without an index reads the duration here and in `mehd`. */
function movieHeader(bytes: Buffer, milliseconds: number): Buffer {
  const mvhd = copyOf(bytes, 'mvhd');
  if (mvhd[8] === 1) throw new Error('a long movie header in the pool');
  mvhd.writeUInt32BE(MOVIE_CLOCK, 20);
  mvhd.writeUInt32BE(milliseconds, 24);
  mvhd.writeUInt32BE(NEXT_TRACK, mvhd.length - 4);
  return mvhd;
}

function head(video: Buffer, sound: Buffer, milliseconds: number): Buffer {
  const mehd = box('mehd', uint32(0), uint32(milliseconds));
  const extends_ = [
    numbered(copyOf(video, 'trex'), VIDEO_TRACK),
    numbered(copyOf(sound, 'trex'), SOUND_TRACK),
  ];
  const tracks = [numbered(copyOf(video, 'trak'), VIDEO_TRACK), numbered(copyOf(sound, 'trak'), SOUND_TRACK)];
  const moov = box('moov', movieHeader(video, milliseconds), ...tracks, box('mvex', mehd, ...extends_));
  const ftyp = box('ftyp', Buffer.from('iso6\0\0\0\0iso6mp41', 'latin1'));
  return Buffer.concat([ftyp, moov]);
}

/**
 * One file with video and audio for a plain `<video>`: a common header, then the fragments of both tracks in turn.
 * Renditions of the pool have one track each, but an ad is requested as one media file.
 */
export async function muxedFile(
  pool: Pool,
  clip: Clip,
  [video, sound]: readonly [VideoRendition, AudioRendition],
  { from, segments }: { from: number; segments: number },
): Promise<Buffer> {
  async function fragment(rendition: Rendition, track: number, at: number): Promise<Buffer> {
    const ticks = (pool.renditions[rendition].timescale * FRAMES_PER_SEGMENT) / FRAMES_PER_SECOND;
    const stored = await pool.segment(clip, rendition, from + at);
    const moved = moveFragment(stored, 2 * at + track, BigInt(ticks) * BigInt(at));
    moved.writeUInt32BE(track, fragmentBoxes(moved).tfhd.body + 4);
    return moved;
  }
  const parts = [head(await pool.init(video), await pool.init(sound), Math.round(segments * SEGMENT_MS))];
  for (let at = 0; at < segments; at += 1) {
    parts.push(await fragment(video, VIDEO_TRACK, at), await fragment(sound, SOUND_TRACK, at));
  }
  return Buffer.concat(parts);
}
