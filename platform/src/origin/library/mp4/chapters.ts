import type { FileChapter } from '../../../domain/markers.ts';
import { findPiece, type Piece } from './boxes.ts';

/** Start times are counted in units of 100 ns. */
const TICKS = 10_000_000n;
const VERSION_AND_FLAGS = 4;
/** Since version 1 a word stands before the number of chapters. */
const RESERVED = 4;

/** The chapter list that ffmpeg, HandBrake and other programs write into MP4 files (`moov.udta.chpl`). */
export function readChapters(bytes: Buffer, moov: Piece): FileChapter[] {
  const list = findPiece(bytes, moov, 'udta.chpl');
  if (!list) return [];
  let at = list.from + VERSION_AND_FLAGS + (bytes[list.from] === 0 ? 0 : RESERVED);
  const count = bytes.readUInt8(at);
  at += 1;
  const chapters: FileChapter[] = [];
  for (let number = 0; number < count; number += 1) {
    const start = Number((bytes.readBigUInt64BE(at) * 1000n) / TICKS) / 1000;
    const length = bytes.readUInt8(at + 8);
    at += 9;
    if (at + length > list.to) break;
    const title = bytes.toString('utf8', at, at + length).trim();
    at += length;
    if (title) chapters.push({ start, title });
  }
  return chapters;
}
