import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFile, MP4BoxBuffer, type Sample } from 'mp4box';
import { box, fullBox, table, u16, u32 } from '../../src/origin/library/mp4/write.ts';
import { POOL_DIR } from './support.ts';

export type Piece = { data: Buffer; duration: number; cts: number; dts: number; sync: boolean };
export type Source = { kind: 'vide' | 'soun'; timescale: number; stsd: Buffer; pieces: Piece[] };

/** Every sample of a fragmented file, as another program (mp4box) reads it. */
export function samplesOf(bytes: Buffer): Piece[] {
  const file = createFile();
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(new Uint8Array(bytes).buffer, 0));
  const [track] = file.getInfo().tracks;
  const samples: Sample[] = track ? file.getTrackSamplesInfo(track.id) : [];
  return samples.map(({ offset, size, duration, cts, dts, is_sync }) => ({
    data: bytes.subarray(offset, offset + size),
    duration,
    cts,
    dts,
    sync: is_sync,
  }));
}

function rawBox(bytes: Buffer, type: string): Buffer {
  const at = bytes.indexOf(type, 0, 'latin1') - 4;
  return bytes.subarray(at, at + bytes.readUInt32BE(at));
}

/** A track of the pool (H.264 with B-frames, 25 pictures a second, a key frame every 1.92 s; or AAC). */
export function poolTrack(rendition: 'v240' | 'a_ru' | 'a_en', clip = 'city'): Source {
  const bytes = readFileSync(path.join(POOL_DIR, clip, `${rendition}.mp4`));
  const mdhd = rawBox(bytes, 'mdhd');
  return {
    kind: rendition.startsWith('v') ? 'vide' : 'soun',
    timescale: mdhd.readUInt32BE(mdhd[8] === 1 ? 28 : 20),
    stsd: rawBox(bytes, 'stsd'),
    pieces: samplesOf(bytes),
  };
}

export type TrackSource = Source & {
  language?: string;
  /** `[length in milliseconds, first played tick]`; -1 is a pause. */
  edits?: [number, number][];
  /** Additional ticks between decoding and showing. */
  delay?: number;
};

const MOVIE_SCALE = 1000;
const UNITY = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** Consecutive samples of a track before those of the next track. */
const CHUNK = 12;

function packed(language: string): number {
  return [...language].reduce((sum, letter) => (sum << 5) | (letter.charCodeAt(0) - 0x60), 0);
}

function chunks({ pieces }: Source): Piece[][] {
  return Array.from({ length: Math.ceil(pieces.length / CHUNK) }, (_, at) =>
    pieces.slice(at * CHUNK, (at + 1) * CHUNK),
  );
}

function tables({ stsd, pieces, delay = 0 }: TrackSource, offsets: number[]): Buffer {
  const shifts = pieces.map(({ cts, dts }) => cts - dts + delay);
  const sizes = pieces.map(({ data }) => data.length);
  const keys = pieces.flatMap(({ sync }, at) => (sync ? [at + 1] : []));
  const rest = pieces.length % CHUNK;
  const full = [1, CHUNK, 1];
  const short = rest === 0 ? [] : [offsets.length, rest, 1];
  return box(
    'stbl',
    stsd,
    fullBox('stts', 0, 0, u32(pieces.length), table(pieces.flatMap(({ duration }) => [1, duration]))),
    ...(shifts.some((shift) => shift !== 0)
      ? [fullBox('ctts', 1, 0, u32(shifts.length), table(shifts.flatMap((shift) => [1, shift])))]
      : []),
    ...(keys.length < pieces.length ? [fullBox('stss', 0, 0, u32(keys.length), table(keys))] : []),
    fullBox('stsc', 0, 0, u32(short.length ? 2 : 1), table([...full, ...short])),
    fullBox('stsz', 0, 0, u32(0, sizes.length), table(sizes)),
    fullBox('stco', 0, 0, u32(offsets.length), table(offsets)),
  );
}

function trak(source: TrackSource, id: number, offsets: number[]): Buffer {
  const { kind, timescale, pieces, language = 'und', edits = [] } = source;
  const duration = pieces.reduce((sum, piece) => sum + piece.duration, 0);
  const size = kind === 'vide' ? [426 << 16, 240 << 16] : [0, 0];
  const list = edits.flatMap(([length, from]) => [length, from, 0x10000]);
  return box(
    'trak',
    fullBox('tkhd', 0, 3, u32(0, 0, id, 0, duration, 0, 0), u16(0, 0, 0, 0), UNITY, u32(...size)),
    ...(edits.length ? [box('edts', fullBox('elst', 0, 0, u32(edits.length), table(list)))] : []),
    box(
      'mdia',
      fullBox('mdhd', 0, 0, u32(0, 0, timescale, duration), u16(packed(language), 0)),
      fullBox('hdlr', 0, 0, u32(0), Buffer.from(kind), u32(0, 0, 0), Buffer.from([0])),
      box('minf', box('dinf'), tables(source, offsets)),
    ),
  );
}

/** A progressive MP4, with its index at the start as for the web, or at the end as from cameras. */
export function movie(tracks: TrackSource[], { moov = 'front' }: { moov?: 'front' | 'end' } = {}): Buffer {
  const ftyp = box('ftyp', Buffer.from('isom'), u32(0), Buffer.from('isomavc1'));
  const inTurns = tracks.map(chunks);
  const longest = Math.max(...inTurns.map(({ length }) => length));
  const build = (mediaStart: number) => {
    const offsets: number[][] = tracks.map(() => []);
    const media: Buffer[] = [];
    let at = mediaStart;
    for (let turn = 0; turn < longest; turn += 1) {
      inTurns.forEach((list, track) => {
        const data = Buffer.concat((list[turn] ?? []).map((piece) => piece.data));
        if (list[turn]) offsets[track]?.push(at);
        media.push(data);
        at += data.length;
      });
    }
    const times = [u32(0, 0, MOVIE_SCALE, 0, 0x10000), u16(0x100, 0), u32(0, 0), UNITY];
    const mvhd = fullBox('mvhd', 0, 0, ...times, u32(0, 0, 0, 0, 0, 0, 9));
    const index = box('moov', mvhd, ...tracks.map((source, at) => trak(source, at + 1, offsets[at] ?? [])));
    return { index, mdat: box('mdat', ...media) };
  };
  if (moov === 'end') {
    const { index, mdat } = build(ftyp.length + 8);
    return Buffer.concat([ftyp, mdat, index]);
  }
  const { index, mdat } = build(ftyp.length + build(0).index.length + 8);
  return Buffer.concat([ftyp, index, mdat]);
}

/** The first seconds of a track. */
export function shortened(source: Source, seconds: number): Source {
  const end = seconds * source.timescale;
  return { ...source, pieces: source.pieces.filter(({ dts }) => dts < end) };
}

/** The film with a list of chapters, as ffmpeg writes it; the index has to be at the end. */
export function withChapters(film: Buffer, chapters: [seconds: number, title: string][]): Buffer {
  const entries = chapters.map(([seconds, title]) => {
    const start = Buffer.alloc(8);
    start.writeBigUInt64BE(BigInt(seconds * 10_000_000));
    const name = Buffer.from(title);
    return Buffer.concat([start, Buffer.from([name.length]), name]);
  });
  const list = fullBox('chpl', 1, 0, u32(0), Buffer.from([chapters.length]), ...entries);
  const at = film.lastIndexOf('moov', undefined, 'latin1') - 4;
  const index = film.subarray(at);
  return Buffer.concat([film.subarray(0, at), box('moov', index.subarray(8), box('udta', list))]);
}
