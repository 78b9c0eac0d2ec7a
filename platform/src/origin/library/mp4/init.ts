import type { TrackHead } from './track.ts';
import { box, fullBox, u16, u32 } from './write.ts';

const UNITY = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** Enabled, in the film, in its preview. */
const TRACK_FLAGS = 7;

/** A header box without its duration, because fragments have it. `at` is its position in version 0 and in version 1. */
function timeless(raw: Buffer, at: { short: number; long: number }): Buffer {
  const copy = Buffer.from(raw);
  const isLong = copy[8] === 1;
  const start = isLong ? at.long : at.short;
  return copy.fill(0, start, start + (isLong ? 8 : 4));
}

function trackHeader(raw: Buffer): Buffer {
  const copy = timeless(raw, { short: 28, long: 36 });
  // A second audio track is often disabled in a file; here the player selects.
  copy[11] = TRACK_FLAGS;
  return copy;
}

function handler(kind: TrackHead['kind']): Buffer {
  const name = kind === 'video' ? 'vide' : 'soun';
  return fullBox('hdlr', 0, 0, u32(0), Buffer.from(name, 'latin1'), u32(0, 0, 0), Buffer.from([0]));
}

function mediaHeader(kind: TrackHead['kind']): Buffer {
  return kind === 'video' ? fullBox('vmhd', 0, 1, u16(0, 0, 0, 0)) : fullBox('smhd', 0, 0, u16(0, 0));
}

/** The init segment of one track: the decoder's configuration, without samples and without an edit list. */
export function initSegment({ id, kind, boxes }: TrackHead): Buffer {
  const reference = box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1)));
  const tables = box(
    'stbl',
    boxes.stsd,
    fullBox('stts', 0, 0, u32(0)),
    fullBox('stsc', 0, 0, u32(0)),
    fullBox('stsz', 0, 0, u32(0, 0)),
    fullBox('stco', 0, 0, u32(0)),
  );
  const media = box(
    'mdia',
    timeless(boxes.mdhd, { short: 24, long: 32 }),
    handler(kind),
    box('minf', mediaHeader(kind), reference, tables),
  );
  const movie = fullBox(
    'mvhd',
    0,
    0,
    u32(0, 0, 1000, 0, 0x10000),
    u16(0x100, 0),
    u32(0, 0),
    UNITY,
    u32(0, 0, 0, 0, 0, 0, 0xffffffff),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6', 'latin1'), u32(0), Buffer.from('iso6isommp41', 'latin1')),
    box(
      'moov',
      movie,
      box('trak', trackHeader(boxes.tkhd), media),
      box('mvex', fullBox('trex', 0, 0, u32(id, 1, 0, 0, 0))),
    ),
  ]);
}
