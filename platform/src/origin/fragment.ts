import { type Box, boxes } from './boxes.ts';

const GROWTH = 4;
const TFHD_BASE_DATA_OFFSET = 0x01;
const TRUN_DATA_OFFSET = 0x01;

/** The boxes of a fragment that are changed by moving or encrypting it. */
export type FragmentBoxes = Record<'moof' | 'mfhd' | 'traf' | 'tfhd' | 'tfdt' | 'trun', Box>;

/** Finds them; our fragments have one of each. */
export function fragmentBoxes(bytes: Buffer): FragmentBoxes {
  const parts: Partial<Record<string, Box>> = {};
  for (const box of boxes(bytes)) {
    if (box.type in parts && box.type !== 'mdat') throw new Error(`more than one ${box.type} in a fragment`);
    parts[box.type] = box;
    if (box.type === 'mdat') break;
  }
  for (const type of ['moof', 'mfhd', 'traf', 'tfhd', 'tfdt', 'trun']) {
    if (!parts[type]) throw new Error(`no ${type} in a fragment`);
  }
  return parts as FragmentBoxes;
}

function grow(bytes: Buffer, box: Box): void {
  bytes.writeUInt32BE(box.size + GROWTH, box.start);
}

/**
 * Times after 2^32 ticks need version 1 of `tfdt`, which is 4 bytes longer, so the sizes of the boxes around it grow too.
 */
function widened(bytes: Buffer, { moof, traf, tfhd, tfdt, trun }: FragmentBoxes): Buffer {
  if (bytes.readUInt32BE(tfhd.body) & TFHD_BASE_DATA_OFFSET)
    throw new Error('absolute data offsets in a fragment');
  const out = Buffer.allocUnsafe(bytes.length + GROWTH);
  const split = tfdt.body + 4;
  bytes.copy(out, 0, 0, split);
  bytes.copy(out, split + GROWTH, split);
  for (const box of [moof, traf, tfdt]) grow(out, box);
  out[tfdt.body] = 1;
  const shifted = trun.start > tfdt.start ? trun.body + GROWTH : trun.body;
  if (out.readUInt32BE(shifted) & TRUN_DATA_OFFSET) {
    // Addresses of samples count from the start of moof, and mdat has moved.
    out.writeInt32BE(out.readInt32BE(shifted + 8) + GROWTH, shifted + 8);
  }
  return out;
}

/**
 * Moves a stored fragment in time: its number and decode time become those of the timeline that it is
 * played in, so that a chain of clips is one stream without discontinuities (media 2, flat mode).
 */
export function moveFragment(bytes: Buffer, sequence: number, decodeTime: bigint): Buffer {
  const parts = fragmentBoxes(bytes);
  const out = bytes[parts.tfdt.body] === 1 ? Buffer.from(bytes) : widened(bytes, parts);
  // mfhd numbers have 32 bits; players only need them to grow.
  out.writeUInt32BE(sequence >>> 0, parts.mfhd.body + 4);
  out.writeBigUInt64BE(decodeTime, parts.tfdt.body + 4);
  return out;
}
