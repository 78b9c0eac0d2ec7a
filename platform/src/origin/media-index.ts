import { boxes, findBox } from './boxes.ts';

type ByteRange = { offset: number; size: number };

/** The head of a single-file CMAF track, before its media. */
export type MediaIndex = { init: Buffer; timescale: number; segments: (ByteRange & { duration: number })[] };

/**
 * The init segment without the values that belong to one file: dates and total duration. Because of `stitchable=1`
 * the rest is equal for all clips of a rendition (media 1d), so one init segment fits every title.
 */
function neutralInit(bytes: Buffer): Buffer {
  const init = Buffer.from(bytes);
  for (const { type, body } of boxes(init)) {
    const long = init[body] === 1;
    if (type === 'mvhd' || type === 'tkhd' || type === 'mdhd')
      init.fill(0, body + 4, body + (long ? 20 : 12));
    if (type === 'mehd') init.fill(0, body + 4, body + (long ? 12 : 8));
  }
  return init;
}

/** Reads init segment and `sidx` from the start of a file. */
export function readMediaIndex(head: Buffer): MediaIndex {
  const sidx = findBox(head, 'sidx');
  const long = head[sidx.body] === 1;
  const timescale = head.readUInt32BE(sidx.body + 8);
  const first = long ? Number(head.readBigUInt64BE(sidx.body + 20)) : head.readUInt32BE(sidx.body + 16);
  const counter = sidx.body + (long ? 30 : 22);
  const segments: MediaIndex['segments'] = [];
  let offset = sidx.start + sidx.size + first;
  for (let at = counter + 2; segments.length < head.readUInt16BE(counter); at += 12) {
    const size = head.readUInt32BE(at) & 0x7fffffff;
    segments.push({ offset, size, duration: head.readUInt32BE(at + 4) });
    offset += size;
  }
  return { init: neutralInit(head.subarray(0, sidx.start)), timescale, segments };
}
