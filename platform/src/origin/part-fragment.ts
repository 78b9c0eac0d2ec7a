import { box, fullBox, uint32 } from './cenc/box.ts';
import { fragmentBoxes } from './fragment.ts';
import { hasFirstFlags, sampleTable } from './sample-table.ts';

/** `trun` before its entries: header, flags, count, address of the first sample. */
const TRUN_HEAD = 20;
const MDAT_HEAD = 8;

/** Some samples of a fragment as a fragment of their own, at their own decode time. */
export function cutFragment(bytes: Buffer, first: number, count: number): Buffer {
  const boxes = fragmentBoxes(bytes);
  const { mfhd, tfhd, tfdt, trun } = boxes;
  const table = sampleTable(bytes, boxes);
  const { entries, sizes, duration } = table;
  if (bytes[tfdt.body] !== 1 || duration === null || hasFirstFlags(table))
    throw new Error('a fragment that cannot be cut');
  const sum = (list: number[]) => list.reduce((total, size) => total + size, 0);
  const data = table.data + sum(sizes.slice(0, first));
  const samples = bytes.subarray(data, data + sum(sizes.slice(first, first + count)));
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(bytes.readBigUInt64BE(tfdt.body + 4) + BigInt(first * duration));

  const from = entries.start + first * entries.step;
  const own = bytes.subarray(from, from + count * entries.step);
  const head = bytes.subarray(mfhd.start, mfhd.start + mfhd.size);
  const track = bytes.subarray(tfhd.start, tfhd.start + tfhd.size);
  const decode = fullBox('tfdt', 1, 0, time);
  // moof and traf add eight bytes each.
  const offset = 16 + head.length + track.length + decode.length + TRUN_HEAD + own.length + MDAT_HEAD;
  const run = fullBox('trun', bytes[trun.body] ?? 0, table.flags, uint32(count), uint32(offset), own);
  return Buffer.concat([box('moof', head, box('traf', track, decode, run)), box('mdat', samples)]);
}
