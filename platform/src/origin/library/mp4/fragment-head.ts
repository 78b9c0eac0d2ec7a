import type { Sample } from './sample-list.ts';
import { box, fullBox, table, u32, u64 } from './write.ts';

const BASE_IS_MOOF = 0x020000;
/** Data offset, and for every sample duration, size, flags and shift. */
const RUN_FLAGS = 0xf01;
const SYNC = 0x02000000;
const NOT_SYNC = 0x01010000;
const MDAT_HEADER = 8;
const LARGEST_SHORT = 0xffffffff;

/** `moof` and the header of `mdat`, which precede the media of a segment. The data of the samples follows in order. */
export function fragmentHead(
  trackId: number,
  sequence: number,
  decode: number,
  samples: readonly Sample[],
): Buffer {
  const media = samples.reduce((sum, { size }) => sum + size, 0);
  const rows = table(
    samples.flatMap(({ duration, size, sync, shift }) => [duration, size, sync ? SYNC : NOT_SYNC, shift]),
  );
  const moof = (dataOffset: number) =>
    box(
      'moof',
      fullBox('mfhd', 0, 0, u32(sequence)),
      box(
        'traf',
        fullBox('tfhd', 0, BASE_IS_MOOF, u32(trackId)),
        fullBox('tfdt', 1, 0, u64(decode)),
        // Version 1: shifts may be negative.
        fullBox('trun', 1, RUN_FLAGS, u32(samples.length, dataOffset), rows),
      ),
    );
  const isLong = media + MDAT_HEADER > LARGEST_SHORT;
  const mdat = Buffer.concat([
    u32(isLong ? 1 : media + MDAT_HEADER),
    Buffer.from('mdat', 'latin1'),
    isLong ? u64(media + 2 * MDAT_HEADER) : Buffer.alloc(0),
  ]);
  return Buffer.concat([moof(moof(0).length + mdat.length), mdat]);
}
