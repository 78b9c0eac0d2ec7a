import type { OpenFile } from '../../../objects/places.ts';
import { FilmProblem } from './problem.ts';

type ByteRange = { start: number; size: number };

/** The positions of a film's index in its file: one `moov`, and a `moof` per fragment. */
export type FileLayout = { size: number; moov: ByteRange; fragments: ByteRange[] };

const HEADER = 16;
/** Possible first boxes of a film; older programs wrote no `ftyp`. */
const FIRST = new Set(['ftyp', 'styp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'uuid']);
/** Enough for thirty hours of film; a larger box cannot be an index. */
const LARGEST_INDEX = 256 * 1024 * 1024;

const TRUNCATED = 'the file ends too early: it was not copied completely';

export async function readRange(file: OpenFile, { start, size }: ByteRange): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size);
  let done = 0;
  while (done < size) {
    const { bytesRead } = await file.read(bytes, done, size - done, start + done);
    if (bytesRead === 0) throw new FilmProblem(TRUNCATED);
    done += bytesRead;
  }
  return bytes;
}

type TopBox = ByteRange & { type: string };

async function topBox(file: OpenFile, start: number, fileSize: number): Promise<TopBox> {
  const header = await readRange(file, { start, size: Math.min(HEADER, fileSize - start) });
  const type = header.length < 8 ? '' : header.toString('latin1', 4, 8);
  if (start === 0 && !FIRST.has(type)) throw new FilmProblem('it is not an MP4 file');
  const short = header.length < 8 ? 0 : header.readUInt32BE(0);
  if (short === 1 && header.length === HEADER) {
    return { type, start, size: Number(header.readBigUInt64BE(8)) };
  }
  return { type, start, size: short === 0 ? fileSize - start : short };
}

/** Reads only the headers of the boxes, so that a film of many gigabytes needs few reads. */
export async function readLayout(file: OpenFile): Promise<FileLayout> {
  const { size: fileSize } = await file.stat();
  if (fileSize === 0) throw new FilmProblem('it is empty');
  const fragments: ByteRange[] = [];
  let moov: ByteRange | null = null;
  for (let at = 0; at < fileSize; ) {
    const { type, start, size } = await topBox(file, at, fileSize);
    if (size < 8) break;
    if (start + size > fileSize) throw new FilmProblem(TRUNCATED);
    if ((type === 'moov' || type === 'moof') && size > LARGEST_INDEX) {
      throw new FilmProblem('its index is larger than any film needs');
    }
    if (type === 'moov') moov = { start, size };
    if (type === 'moof') fragments.push({ start, size });
    at = start + size;
  }
  if (!moov) throw new FilmProblem('it has no index (moov): the recording was not finished');
  return { size: fileSize, moov, fragments };
}
