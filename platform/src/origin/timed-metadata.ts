import { fullBox, uint32 } from './cenc/box.ts';
import type { Part } from './presentation.ts';
import { FRAMES_PER_SECOND, FRAMES_PER_SEGMENT } from './timeline.ts';

/** AOM "Carriage of ID3 timed metadata in CMAF": players turn these events into cues of a metadata track. */
const SCHEME = 'https://aomedia.org/emsg/ID3';
/** The only frame of the tag: text with a description. */
const FRAME = 'TXXX';
/** Distinguishes this frame from those of other programs. */
const DESCRIPTION = 'taspa.part';
/** The text encoding. */
const UTF8 = Buffer.from([3]);

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

/** ID3 sizes have seven bits per byte, so that none looks like the start of audio. */
function syncSafe(size: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f));
}

/** ID3v2.4 with one text. */
function id3(text: string): Buffer {
  const body = Buffer.concat([UTF8, Buffer.from(`${DESCRIPTION}\0${text}\0`)]);
  const frame = Buffer.concat([Buffer.from(FRAME), syncSafe(body.length), Buffer.alloc(2), body]);
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0]), syncSafe(frame.length), frame]);
}

/**
 * Data beside the pictures of a segment: the id of the schedule entry or title, and the second of it at
 * which the segment begins. It is for programs (tests, measurements); viewers never see it. Null during a blackout.
 */
export function timedMetadata(segment: number, part: Part): Buffer | null {
  if (part.isDark) return null;
  const from = ((segment - part.start) * FRAMES_PER_SEGMENT) / FRAMES_PER_SECOND;
  return fullBox(
    'emsg',
    1,
    0,
    uint32(FRAMES_PER_SECOND),
    uint64(segment * FRAMES_PER_SEGMENT),
    uint32(FRAMES_PER_SEGMENT),
    // Events with the same id count as one event.
    uint32(segment),
    Buffer.from(`${SCHEME}\0\0`),
    id3(JSON.stringify({ id: part.id, from })),
  );
}
