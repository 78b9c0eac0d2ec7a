/** A small reader of ISO base media files: just enough to index, compare and check the pool. */

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);

/**
 * @typedef {{ type: string, start: number, size: number, body: number }} Box `body` is where the payload begins
 * @param {Buffer} file
 * @returns {Generator<Box>} every box in file order, containers before their children
 */
export function* boxes(file, from = 0, to = file.length) {
  for (let at = from; at + 8 <= to; ) {
    const wide = file.readUInt32BE(at) === 1;
    const size = wide ? Number(file.readBigUInt64BE(at + 8)) : file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = at + (wide ? 16 : 8);
    yield { type, start: at, size, body };
    if (CONTAINERS.has(type)) yield* boxes(file, body, at + size);
    at += size;
  }
}

/** @returns {Box} */
function findBox(file, type) {
  for (const box of boxes(file)) if (box.type === type) return box;
  throw new Error(`no ${type} box`);
}

/**
 * @param {Buffer} file
 * @returns {{ initEnd: number, timescale: number, segments: { offset: number, size: number, duration: number, sap: boolean }[] }}
 */
export function readSegmentIndex(file) {
  const sidx = findBox(file, 'sidx');
  const long = file[sidx.body] === 1;
  const timescale = file.readUInt32BE(sidx.body + 8);
  const first = long ? Number(file.readBigUInt64BE(sidx.body + 20)) : file.readUInt32BE(sidx.body + 16);
  const counter = sidx.body + (long ? 28 : 20) + 2;
  const count = file.readUInt16BE(counter);
  const segments = [];
  let offset = sidx.start + sidx.size + first;
  for (let at = counter + 2; segments.length < count; at += 12) {
    const size = file.readUInt32BE(at) & 0x7fffffff;
    segments.push({
      offset,
      size,
      duration: file.readUInt32BE(at + 4),
      sap: file.readUInt32BE(at + 8) >>> 31 === 1,
    });
    offset += size;
  }
  return { initEnd: sidx.start, timescale, segments };
}

/** `ftyp` and `moov`: equal for all clips of a rendition. */
export const readInit = (file) => file.subarray(0, readSegmentIndex(file).initEnd);

/** RFC 6381 name of the codec, from the sample description. */
export function codecName(file) {
  const config = file.indexOf('avcC', 0, 'latin1');
  if (config < 0) return 'mp4a.40.2';
  return `avc1.${file.toString('hex', config + 5, config + 8)}`;
}

/** Sample counts and decode times of all fragments, for checking the grid. */
export function readFragments(file) {
  const fragments = [];
  let decodeTime = 0;
  for (const { type, body } of boxes(file)) {
    if (type === 'tfdt')
      decodeTime = file[body] === 1 ? Number(file.readBigUInt64BE(body + 4)) : file.readUInt32BE(body + 4);
    if (type === 'trun') fragments.push({ decodeTime, samples: file.readUInt32BE(body + 4) });
  }
  return fragments;
}
