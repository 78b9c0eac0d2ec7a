import { findPiece, needPiece, type Piece } from './boxes.ts';
import { DAMAGED, FilmProblem } from './problem.ts';
import { SampleList } from './sample-list.ts';

const FULL_BOX = 4;
/** More frames than any film: 270 hours of 50 pictures per second. */
const MOST_SAMPLES = 50_000_000;

/** A table of runs: `count` samples with one value, then the next run. The last value is valid for the rest. */
function runs(bytes: Buffer, box: Piece | null, signed: boolean): () => number {
  const entries = box ? bytes.readUInt32BE(box.from + FULL_BOX) : 0;
  let entry = 0;
  let left = 0;
  let value = 0;
  return () => {
    while (left === 0 && box && entry < entries) {
      const at = box.from + FULL_BOX + 4 + entry * 8;
      if (at + 8 > box.to) throw new FilmProblem(DAMAGED);
      left = bytes.readUInt32BE(at);
      value = signed ? bytes.readInt32BE(at + 4) : bytes.readUInt32BE(at + 4);
      entry += 1;
    }
    if (left > 0) left -= 1;
    return value;
  };
}

function sizesOf(bytes: Buffer, stbl: Piece): { count: number; sizeOf: (index: number) => number } {
  const stsz = findPiece(bytes, stbl, 'stsz');
  if (stsz) {
    const same = bytes.readUInt32BE(stsz.from + FULL_BOX);
    const count = bytes.readUInt32BE(stsz.from + FULL_BOX + 4);
    const table = stsz.from + FULL_BOX + 8;
    if (same === 0 && table + count * 4 > stsz.to) throw new FilmProblem(DAMAGED);
    return { count, sizeOf: (index) => (same === 0 ? bytes.readUInt32BE(table + index * 4) : same) };
  }
  // The compact form, with 8 or 16 bits per size (4 bits are hardly ever used).
  const stz2 = needPiece(bytes, stbl, 'stz2');
  const width = (bytes[stz2.from + FULL_BOX + 3] as number) / 8;
  const count = bytes.readUInt32BE(stz2.from + FULL_BOX + 4);
  const table = stz2.from + FULL_BOX + 8;
  if ((width !== 1 && width !== 2) || table + count * width > stz2.to) throw new FilmProblem(DAMAGED);
  return { count, sizeOf: (index) => bytes.readUIntBE(table + index * width, width) };
}

function chunksOf(bytes: Buffer, stbl: Piece): { count: number; offsetOf: (index: number) => number } {
  const wide = findPiece(bytes, stbl, 'co64');
  const box = wide ?? needPiece(bytes, stbl, 'stco');
  const count = bytes.readUInt32BE(box.from + FULL_BOX);
  const table = box.from + FULL_BOX + 4;
  const width = wide ? 8 : 4;
  if (table + count * width > box.to) throw new FilmProblem(DAMAGED);
  return {
    count,
    offsetOf: (index) =>
      wide ? Number(bytes.readBigUInt64BE(table + index * 8)) : bytes.readUInt32BE(table + index * 4),
  };
}

/** The number of samples in each chunk, read in order of the chunks (`stsc`). */
function chunkLengths(bytes: Buffer, stbl: Piece): (chunk: number) => number {
  const box = needPiece(bytes, stbl, 'stsc');
  const entries = bytes.readUInt32BE(box.from + FULL_BOX);
  const at = (entry: number) => box.from + FULL_BOX + 4 + entry * 12;
  if (at(entries) > box.to) throw new FilmProblem(DAMAGED);
  let entry = 0;
  return (chunk) => {
    // Files count chunks from 1.
    while (entry + 1 < entries && bytes.readUInt32BE(at(entry + 1)) <= chunk + 1) entry += 1;
    return entries === 0 ? 0 : bytes.readUInt32BE(at(entry) + 4);
  };
}

/** Whether a sample is a key frame, read in order; without a table every one is. */
function syncs(bytes: Buffer, stbl: Piece): (index: number) => boolean {
  const box = findPiece(bytes, stbl, 'stss');
  if (!box) return () => true;
  const entries = bytes.readUInt32BE(box.from + FULL_BOX);
  const at = (entry: number) => box.from + FULL_BOX + 4 + entry * 4;
  if (at(entries) > box.to) throw new FilmProblem(DAMAGED);
  let entry = 0;
  return (index) => {
    while (entry < entries && bytes.readUInt32BE(at(entry)) < index + 1) entry += 1;
    return entry < entries && bytes.readUInt32BE(at(entry)) === index + 1;
  };
}

/** The samples in the tables of a track (ISO/IEC 14496-12 8.6, 8.7). */
export function readTables(bytes: Buffer, stbl: Piece): SampleList {
  const { count, sizeOf } = sizesOf(bytes, stbl);
  if (count > MOST_SAMPLES) throw new FilmProblem(DAMAGED);
  const samples = new SampleList(Math.max(1, count));
  if (count === 0) return samples;
  const chunks = chunksOf(bytes, stbl);
  const lengthOf = chunkLengths(bytes, stbl);
  const nextDuration = runs(bytes, needPiece(bytes, stbl, 'stts'), false);
  // Version 0 is unsigned, but programs write negative shifts into it; real shifts are never that large.
  const nextShift = runs(bytes, findPiece(bytes, stbl, 'ctts'), true);
  const isSync = syncs(bytes, stbl);
  for (let chunk = 0; chunk < chunks.count && samples.count < count; chunk += 1) {
    let offset = chunks.offsetOf(chunk);
    for (let left = lengthOf(chunk); left > 0 && samples.count < count; left -= 1) {
      const index = samples.count;
      const size = sizeOf(index);
      samples.push({ offset, size, duration: nextDuration(), shift: nextShift(), sync: isSync(index) });
      offset += size;
    }
  }
  if (samples.count < count) throw new FilmProblem(DAMAGED);
  return samples;
}
