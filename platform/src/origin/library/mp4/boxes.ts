import { DAMAGED, FilmProblem } from './problem.ts';

/** A box in memory: its content goes from `from` to `to`. */
export type Piece = { type: string; start: number; from: number; to: number };

const SHORT_HEADER = 8;
const LONG_HEADER = 16;

/** The boxes directly inside a range of bytes (ISO/IEC 14496-12 4.2). */
export function childrenOf(bytes: Buffer, from = 0, to = bytes.length): Piece[] {
  const found: Piece[] = [];
  for (let at = from; at + SHORT_HEADER <= to; ) {
    const short = bytes.readUInt32BE(at);
    const header = short === 1 ? LONG_HEADER : SHORT_HEADER;
    // 0 means "to the end of the parent".
    const size =
      short === 1 ? Number(bytes.readBigUInt64BE(at + SHORT_HEADER)) : short === 0 ? to - at : short;
    if (size < header || at + size > to) throw new FilmProblem(DAMAGED);
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      start: at,
      from: at + header,
      to: at + size,
    });
    at += size;
  }
  return found;
}

/** A box by its path (`mdia.minf.stbl`) inside a box; null when there is none. */
export function findPiece(bytes: Buffer, within: Pick<Piece, 'from' | 'to'>, path: string): Piece | null {
  let at: Pick<Piece, 'from' | 'to'> = within;
  let found: Piece | null = null;
  for (const type of path.split('.')) {
    found = childrenOf(bytes, at.from, at.to).find((piece) => piece.type === type) ?? null;
    if (!found) return null;
    at = found;
  }
  return found;
}

/** A box that every track must have. */
export function needPiece(bytes: Buffer, within: Pick<Piece, 'from' | 'to'>, path: string): Piece {
  const found = findPiece(bytes, within, path);
  if (!found) throw new FilmProblem(DAMAGED);
  return found;
}

/** A copy of a box with its header, independent of the bytes it was read from. */
export function rawPiece(bytes: Buffer, { start, to }: Piece): Buffer {
  return Buffer.from(bytes.subarray(start, to));
}
