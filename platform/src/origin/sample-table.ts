import type { FragmentBoxes } from './fragment.ts';

const TFHD = { baseDataOffset: 0x01, sampleDescription: 0x02, duration: 0x08, size: 0x10 };
const TRUN = { dataOffset: 0x01, firstFlags: 0x04, duration: 0x100, size: 0x200, flags: 0x400, shift: 0x800 };

/** The samples of a fragment: where each one is described in `trun`, and how large and how long it is. */
export type SampleTable = {
  /** The flags of `trun`. */
  flags: number;
  /** The first byte of the first entry, and the bytes of one entry. */
  entries: { start: number; step: number };
  /** The first byte of the first sample. */
  data: number;
  sizes: number[];
  /** Ticks of every sample; null when samples differ. */
  duration: number | null;
};

function flagsAt(bytes: Buffer, body: number): number {
  return bytes.readUInt32BE(body) & 0xffffff;
}

function has(flags: number, flag: number): number {
  return flags & flag ? 1 : 0;
}

/** The size and the duration that samples have unless `trun` says another one. */
function defaults(bytes: Buffer, body: number): { size: number; duration: number | null } {
  const flags = flagsAt(bytes, body);
  const duration = body + 8 + 8 * has(flags, TFHD.baseDataOffset) + 4 * has(flags, TFHD.sampleDescription);
  const size = duration + 4 * has(flags, TFHD.duration);
  return {
    duration: has(flags, TFHD.duration) ? bytes.readUInt32BE(duration) : null,
    size: has(flags, TFHD.size) ? bytes.readUInt32BE(size) : 0,
  };
}

export function sampleTable(bytes: Buffer, { moof, tfhd, trun }: FragmentBoxes): SampleTable {
  const flags = flagsAt(bytes, trun.body);
  if (!has(flags, TRUN.dataOffset)) throw new Error('no data offset in a fragment');
  const count = bytes.readUInt32BE(trun.body + 4);
  const usual = defaults(bytes, tfhd.body);
  const before = 4 * has(flags, TRUN.duration);
  const step =
    4 * (has(flags, TRUN.duration) + has(flags, TRUN.size) + has(flags, TRUN.flags) + has(flags, TRUN.shift));
  const start = trun.body + 12 + 4 * has(flags, TRUN.firstFlags);
  return {
    flags,
    entries: { start, step },
    data: moof.start + bytes.readInt32BE(trun.body + 8),
    sizes: Array.from({ length: count }, (_, at) =>
      has(flags, TRUN.size) ? bytes.readUInt32BE(start + at * step + before) : usual.size,
    ),
    duration: has(flags, TRUN.duration) ? null : usual.duration,
  };
}

/** Whether the flags of the first sample are outside of its entry. */
export function hasFirstFlags({ flags }: SampleTable): boolean {
  return has(flags, TRUN.firstFlags) === 1;
}
