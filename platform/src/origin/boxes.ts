/*
 * A parser for ISO base media files (ISO/IEC 14496-12): only what is needed to read an index and to move a fragment in
 * time.
 */

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);

/** `start` is the first byte of the header, `body` the first after it. */
export type Box = { type: string; start: number; size: number; body: number };

/** Every box in file order, parents before children. Ends with the bytes, even inside a box. */
export function* boxes(bytes: Buffer, from = 0, to = bytes.length): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const short = bytes.readUInt32BE(at);
    const wide = short === 1 && at + 16 <= to;
    const size = wide ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const header = wide ? 16 : 8;
    // 0 means "to the end of the file", which our indexes and fragments never use.
    if (size < header) throw new Error(`box of ${size} bytes at ${at}`);
    const type = bytes.toString('latin1', at + 4, at + 8);
    yield { type, start: at, size, body: at + header };
    if (CONTAINERS.has(type)) yield* boxes(bytes, at + header, Math.min(at + size, to));
    at += size;
  }
}

/** The first box of a type that is completely inside the bytes. */
export function findBox(bytes: Buffer, type: string): Box {
  for (const box of boxes(bytes)) if (box.type === type && box.start + box.size <= bytes.length) return box;
  throw new Error(`no ${type} box`);
}
