import { childrenOf, findPiece, needPiece, type Piece } from './boxes.ts';
import type { SampleList } from './sample-list.ts';

/** Default values for samples, from `trex` and `tfhd`. */
type Defaults = { duration: number; size: number; flags: number };

/** A track to which fragments add samples: the decode times of its first sample and after its last one. */
export type Growing = { samples: SampleList; defaults: Defaults; begin: number; end: number };

const NOT_SYNC = 0x10000;
const flagsOf = (bytes: Buffer, { from }: Piece) => bytes.readUInt32BE(from) & 0xffffff;

/** The default values for the fragments of each track, from `trex`. */
export function readDefaults(bytes: Buffer, moov: Pick<Piece, 'from' | 'to'>): Map<number, Defaults> {
  const mvex = findPiece(bytes, moov, 'mvex');
  const found = new Map<number, Defaults>();
  for (const { type, from } of mvex ? childrenOf(bytes, mvex.from, mvex.to) : []) {
    if (type !== 'trex') continue;
    const [duration, size, flags] = [12, 16, 20].map((at) => bytes.readUInt32BE(from + at));
    found.set(bytes.readUInt32BE(from + 4), { duration: duration ?? 0, size: size ?? 0, flags: flags ?? 0 });
  }
  return found;
}

type Header = { trackId: number; base: number; defaults: Defaults; implicit: boolean };

function readHeader(bytes: Buffer, tfhd: Piece, moofStart: number, tracks: Map<number, Growing>): Header {
  const flags = flagsOf(bytes, tfhd);
  const trackId = bytes.readUInt32BE(tfhd.from + 4);
  const defaults = { duration: 0, size: 0, flags: 0, ...tracks.get(trackId)?.defaults };
  let at = tfhd.from + 8;
  const next = () => {
    at += 4;
    return bytes.readUInt32BE(at - 4);
  };
  let base = moofStart;
  if (flags & 0x01) {
    base = Number(bytes.readBigUInt64BE(at));
    at += 8;
  }
  if (flags & 0x02) next();
  if (flags & 0x08) defaults.duration = next();
  if (flags & 0x10) defaults.size = next();
  if (flags & 0x20) defaults.flags = next();
  return { trackId, base, defaults, implicit: !(flags & 0x01) && !(flags & 0x020000) };
}

/** Adds the samples of a run; returns the end of its data. */
function readRun(
  bytes: Buffer,
  trun: Piece,
  { base, defaults }: Header,
  track: Growing,
  data: number,
): number {
  const flags = flagsOf(bytes, trun);
  const count = bytes.readUInt32BE(trun.from + 4);
  let at = trun.from + 8;
  const next = () => {
    at += 4;
    return bytes.readUInt32BE(at - 4);
  };
  let offset = flags & 0x01 ? base + (next() | 0) : data;
  const first = flags & 0x04 ? next() : null;
  for (let index = 0; index < count; index += 1) {
    const duration = flags & 0x100 ? next() : defaults.duration;
    const size = flags & 0x200 ? next() : defaults.size;
    const own = flags & 0x400 ? next() : index === 0 && first !== null ? first : defaults.flags;
    const shift = flags & 0x800 ? next() | 0 : 0;
    track.samples.push({ offset, size, duration, shift, sync: (own & NOT_SYNC) === 0 });
    track.end += duration;
    offset += size;
  }
  return offset;
}

/** A fragment may begin after the end of the previous one: the last sample before it is then shown until it begins. */
function extendTo(track: Growing, start: number): void {
  const { samples, end } = track;
  if (samples.count === 0) track.begin = start;
  else if (start <= end) return;
  track.end = start;
  if (samples.count === 0) return;
  const last = samples.count - 1;
  samples.durations[last] = (samples.durations[last] as number) + (start - end);
}

/** Adds the samples of one `moof` to its tracks (ISO/IEC 14496-12 8.8); `start` is its position in the file. */
export function readFragment(bytes: Buffer, start: number, tracks: Map<number, Growing>): void {
  const [moof] = childrenOf(bytes);
  if (!moof) return;
  let dataEnd = start;
  for (const traf of childrenOf(bytes, moof.from, moof.to)) {
    if (traf.type !== 'traf') continue;
    const header = readHeader(bytes, needPiece(bytes, traf, 'tfhd'), start, tracks);
    const track = tracks.get(header.trackId);
    if (!track) continue;
    const tfdt = findPiece(bytes, traf, 'tfdt');
    if (tfdt) {
      const long = bytes[tfdt.from] === 1;
      extendTo(
        track,
        long ? Number(bytes.readBigUInt64BE(tfdt.from + 4)) : bytes.readUInt32BE(tfdt.from + 4),
      );
    }
    // Without its own base a track continues at the end of the previous track's data.
    let data = header.implicit && dataEnd > start ? dataEnd : header.base;
    for (const trun of childrenOf(bytes, traf.from, traf.to)) {
      if (trun.type === 'trun') data = readRun(bytes, trun, header, track, data);
    }
    dataEnd = data;
  }
}
