import { type FragmentBoxes, fragmentBoxes } from '../fragment.ts';
import { sampleTable } from '../sample-table.ts';
import { fullBox, uint32 } from './box.ts';
import type { ContentKey } from './keys.ts';
import { encryptSample, IV_BYTES, pictureSubsamples, type Subsample } from './samples.ts';

const SENC_SUBSAMPLES = 0x02;
const SUBSAMPLE_BYTES = 6;
const SAIO_BYTES = 20;
/** Header, flags and count of `senc`; its first entry follows. */
const SENC_HEAD = 16;

/** The position of samples. No two samples of one key may share an IV, or their difference could be read. */
export type SamplePosition = { rendition: number; segment: number; isPicture: boolean };

/** Rendition in the first byte, segment in the next six, sample in the last: a segment has at most 180. */
function ivOf({ rendition, segment }: SamplePosition, sample: number): Buffer {
  const iv = Buffer.alloc(IV_BYTES);
  iv.writeUInt8(rendition, 0);
  iv.writeUIntBE(segment, 1, 6);
  iv.writeUInt8(sample, 7);
  return iv;
}

type Encrypted = { iv: Buffer; parts: Subsample[] | null };

function sencEntry({ iv, parts }: Encrypted): Buffer {
  if (!parts) return iv;
  const table = Buffer.alloc(2 + parts.length * SUBSAMPLE_BYTES);
  table.writeUInt16BE(parts.length);
  parts.forEach(({ clear, encrypted }, at) => {
    table.writeUInt16BE(clear, 2 + at * SUBSAMPLE_BYTES);
    table.writeUInt32BE(encrypted, 4 + at * SUBSAMPLE_BYTES);
  });
  return Buffer.concat([iv, table]);
}

function encryptSamples(out: Buffer, boxes: FragmentBoxes, key: Buffer, place: SamplePosition): Encrypted[] {
  const { data, sizes } = sampleTable(out, boxes);
  let at = data;
  return sizes.map((size, index) => {
    const sample = out.subarray(at, at + size);
    at += size;
    const iv = ivOf(place, index);
    const parts = place.isPicture ? pictureSubsamples(sample) : null;
    encryptSample(sample, key, iv, parts);
    return { iv, parts };
  });
}

/** `saiz`, `saio` and `senc`: the places of the IV and the subsamples of each sample. */
function auxiliary(samples: Encrypted[], isPicture: boolean, offset: number): Buffer {
  const entries = samples.map(sencEntry);
  const count = uint32(samples.length);
  // Audio entries have one size, which is written once.
  const sizes = isPicture ? Buffer.from(entries.map(({ length }) => length)) : Buffer.alloc(0);
  const saiz = fullBox('saiz', 0, 0, Buffer.from([isPicture ? 0 : IV_BYTES]), count, sizes);
  const senc = fullBox('senc', 0, isPicture ? SENC_SUBSAMPLES : 0, count, ...entries);
  const firstEntry = offset + saiz.length + SAIO_BYTES + SENC_HEAD;
  return Buffer.concat([saiz, fullBox('saio', 0, 0, uint32(1), uint32(firstEntry)), senc]);
}

/**
 * Encrypts a fragment by the `cenc` scheme (ISO/IEC 23001-7): video by subsamples with clear headers, audio whole. The
 * same fragment at the same position gives the same bytes, so every instance and every cache has one version of a
 * segment.
 */
export function protectFragment(bytes: Buffer, { key }: ContentKey, place: SamplePosition): Buffer {
  const boxes = fragmentBoxes(bytes);
  const { moof, traf, trun } = boxes;
  const out = Buffer.from(bytes);
  const samples = encryptSamples(out, boxes, key, place);
  const end = traf.start + traf.size;
  const addition = auxiliary(samples, place.isPicture, end - moof.start);
  out.writeUInt32BE(moof.size + addition.length, moof.start);
  out.writeUInt32BE(traf.size + addition.length, traf.start);
  // Addresses of samples count from the start of moof, and mdat moves.
  out.writeInt32BE(out.readInt32BE(trun.body + 8) + addition.length, trun.body + 8);
  return Buffer.concat([out.subarray(0, end), addition, out.subarray(end)]);
}
