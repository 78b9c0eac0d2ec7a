import { findPiece, needPiece, type Piece, rawPiece } from './boxes.ts';
import { type Coding, readCoding } from './codec.ts';

/** One line of an edit list: the part of the track that is played, in order (ISO/IEC 14496-12 8.6.6). */
export type Edit = {
  /** In ticks of the film; 0 means to the end. */
  length: number;
  /** First played tick of the track; -1 for a pause. */
  mediaTime: number;
  normalRate: boolean;
};

/** The metadata of a track; the raw boxes go into its init segment unchanged. */
export type TrackHead = {
  id: number;
  kind: 'video' | 'audio' | 'other';
  timescale: number;
  /** BCP 47, or null if the file has no language. */
  language: string | null;
  /** The size of the picture on the screen, after rotation and scaling. */
  width: number;
  height: number;
  coding: Coding | null;
  edits: Edit[];
  boxes: { tkhd: Buffer; mdhd: Buffer; stsd: Buffer };
};

const FULL_BOX = 4;
const isLong = (bytes: Buffer, { from }: Piece) => bytes[from] === 1;

/** Three letters of five bits (ISO 639-2/T), converted to language tags of browsers; `und` and invalid ones are null. */
function languageOf(bytes: Buffer, mdia: Piece, mdhd: Piece): string | null {
  const elng = findPiece(bytes, mdia, 'elng');
  const packed = bytes.readUInt16BE(mdhd.from + FULL_BOX + (isLong(bytes, mdhd) ? 28 : 16));
  const letters = [10, 5, 0].map((shift) => String.fromCharCode(((packed >> shift) & 31) + 0x60)).join('');
  const given = elng
    ? bytes.toString('latin1', elng.from + FULL_BOX, elng.to).replace(/\0.*$/s, '')
    : letters;
  try {
    const [language = null] = Intl.getCanonicalLocales(given);
    return language === null || /^(und|zxx|mul|mis)\b/.test(language) ? null : language;
  } catch {
    return null;
  }
}

/** The size on the screen: the matrix of a film from a rotated telephone swaps the sides. */
function sizeOf(bytes: Buffer, tkhd: Piece): { width: number; height: number } {
  const matrix = tkhd.from + FULL_BOX + (isLong(bytes, tkhd) ? 48 : 36);
  const [width, height] = [36, 40].map((at) => bytes.readUInt32BE(matrix + at) >>> 16);
  const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height ?? 0, height: width ?? 0 } : { width: width ?? 0, height: height ?? 0 };
}

function readEdits(bytes: Buffer, trak: Piece): Edit[] {
  const elst = findPiece(bytes, trak, 'edts.elst');
  if (!elst) return [];
  const long = isLong(bytes, elst);
  const step = long ? 20 : 12;
  const count = bytes.readUInt32BE(elst.from + FULL_BOX);
  const edits: Edit[] = [];
  for (let at = elst.from + FULL_BOX + 4; edits.length < count && at + step <= elst.to; at += step) {
    const rate = at + step - 4;
    edits.push({
      length: long ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at),
      mediaTime: long ? Number(bytes.readBigInt64BE(at + 8)) : bytes.readInt32BE(at + 4),
      normalRate: bytes.readUInt32BE(rate) === 0x10000,
    });
  }
  return edits;
}

function kindOf(handler: string): TrackHead['kind'] {
  return handler === 'vide' ? 'video' : handler === 'soun' ? 'audio' : 'other';
}

/** Reads a `trak` without its samples. */
export function readTrack(bytes: Buffer, trak: Piece): TrackHead {
  const tkhd = needPiece(bytes, trak, 'tkhd');
  const mdia = needPiece(bytes, trak, 'mdia');
  const mdhd = needPiece(bytes, mdia, 'mdhd');
  const hdlr = needPiece(bytes, mdia, 'hdlr');
  const minf = needPiece(bytes, mdia, 'minf');
  const kind = kindOf(bytes.toString('latin1', hdlr.from + 8, hdlr.from + 12));
  const stsd = rawPiece(bytes, needPiece(bytes, minf, 'stbl.stsd'));
  return {
    id: bytes.readUInt32BE(tkhd.from + FULL_BOX + (isLong(bytes, tkhd) ? 16 : 8)),
    kind,
    timescale: bytes.readUInt32BE(mdhd.from + FULL_BOX + (isLong(bytes, mdhd) ? 16 : 8)),
    language: languageOf(bytes, mdia, mdhd),
    ...sizeOf(bytes, tkhd),
    coding: kind === 'other' ? null : readCoding(stsd),
    edits: readEdits(bytes, trak),
    boxes: { tkhd: rawPiece(bytes, tkhd), mdhd: rawPiece(bytes, mdhd), stsd },
  };
}
