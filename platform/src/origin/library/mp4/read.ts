import { setImmediate as others } from 'node:timers/promises';
import type { FileChapter } from '../../../domain/markers.ts';
import type { OpenFile } from '../../../objects/places.ts';
import { childrenOf, needPiece } from './boxes.ts';
import { readChapters } from './chapters.ts';
import { readLayout, readRange } from './file-boxes.ts';
import { type Growing, readDefaults, readFragment } from './fragments.ts';
import { DAMAGED, FilmProblem } from './problem.ts';
import type { SampleList } from './sample-list.ts';
import { readTables } from './tables.ts';
import { readTrack, type TrackHead } from './track.ts';

/** A track with its samples; `begin` is the decode time of the first of them. */
export type Track = TrackHead & { samples: SampleList; begin: number };

/** The contents of a film file's index. */
export type Movie = { timescale: number; size: number; tracks: Track[]; chapters: FileChapter[] };

function totalDuration({ durations, count }: SampleList): number {
  let total = 0;
  for (let at = 0; at < count; at += 1) total += durations[at] as number;
  return total;
}

/** A sample after the end of the file means that the file is incomplete. */
function needWhole({ offsets, sizes, count }: SampleList, size: number): void {
  for (let at = 0; at < count; at += 1) {
    if ((offsets[at] as number) + (sizes[at] as number) <= size) continue;
    throw new FilmProblem('the file ends too early: it was not copied completely');
  }
}

async function read(file: OpenFile): Promise<Movie> {
  const { size, moov, fragments } = await readLayout(file);
  const bytes = await readRange(file, moov);
  const [root] = childrenOf(bytes);
  if (!root) throw new FilmProblem(DAMAGED);
  const mvhd = needPiece(bytes, root, 'mvhd');
  const defaults = readDefaults(bytes, root);
  const growing = new Map<number, Growing>();
  const heads: TrackHead[] = [];
  for (const trak of childrenOf(bytes, root.from, root.to)) {
    if (trak.type !== 'trak') continue;
    const head = readTrack(bytes, trak);
    // Half a million samples take a moment, in which the server has to answer other requests.
    await others();
    // Chapters, time codes and hints are not played.
    if (!head.coding) continue;
    if (head.timescale === 0) throw new FilmProblem(DAMAGED);
    const samples = readTables(bytes, needPiece(bytes, trak, 'mdia.minf.stbl'));
    heads.push(head);
    growing.set(head.id, {
      samples,
      defaults: defaults.get(head.id) ?? { duration: 0, size: 0, flags: 0 },
      begin: 0,
      end: totalDuration(samples),
    });
  }
  for (const range of fragments) readFragment(await readRange(file, range), range.start, growing);
  const tracks = heads.flatMap((head) => {
    const { samples, begin } = growing.get(head.id) as Growing;
    needWhole(samples, size);
    return samples.count > 0 ? [{ ...head, samples, begin }] : [];
  });
  const timescale = bytes.readUInt32BE(mvhd.from + (bytes[mvhd.from] === 1 ? 20 : 12));
  return { timescale, size, tracks, chapters: readChapters(bytes, root) };
}

/** Reads the index of an MP4 file, progressive or fragmented, without its media. Throws {@link FilmProblem}. */
export async function readMovie(file: OpenFile): Promise<Movie> {
  try {
    return await read(file);
  } catch (error) {
    // Wrong numbers in damaged tables lead outside their boxes.
    if (error instanceof RangeError) throw new FilmProblem(DAMAGED, { cause: error });
    throw error;
  }
}
