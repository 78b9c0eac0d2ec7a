import { Readable } from 'node:stream';
import { type OpenFile, onDisk, type Places } from '../../objects/places.ts';
import type { Segment } from './cut.ts';
import type { FilmTrack } from './model.ts';
import { readRange } from './mp4/file-boxes.ts';
import { fragmentHead } from './mp4/fragment-head.ts';
import type { Sample } from './mp4/sample-list.ts';

/** Video and audio alternate in a file; reading the bytes between two samples is cheaper than many small reads. */
const LARGEST_GAP = 64 * 1024;
/** The largest part of a file in memory. */
const LARGEST_READ = 1024 * 1024;

/** Samples that are read together. */
type Run = { start: number; end: number; samples: Sample[] };

function runsOf(samples: readonly Sample[]): Run[] {
  const runs: Run[] = [];
  for (const sample of samples) {
    const end = sample.offset + sample.size;
    const run = runs.at(-1);
    const near = run && sample.offset >= run.end && sample.offset - run.end <= LARGEST_GAP;
    if (near && end - run.start <= LARGEST_READ) {
      run.end = end;
      run.samples.push(sample);
    } else runs.push({ start: sample.offset, end, samples: [sample] });
  }
  return runs;
}

async function* mediaOf(
  places: Places,
  path: string,
  head: Buffer,
  samples: readonly Sample[],
): AsyncGenerator<Buffer> {
  yield head;
  let file: OpenFile | null = null;
  try {
    file = await places.open(path);
    for (const { start, end, samples: inRun } of runsOf(samples)) {
      const bytes = await readRange(file, { start, size: end - start });
      const wanted = inRun.reduce((sum, { size }) => sum + size, 0);
      if (wanted === bytes.length) yield bytes;
      else
        yield Buffer.concat(
          inRun.map(({ offset, size }) => bytes.subarray(offset - start, offset - start + size)),
        );
    }
  } finally {
    await file?.close();
  }
}

/** The samples of a segment with times of the film instead of the file. */
function samplesOf({ timed }: Pick<FilmTrack, 'timed'>, { first, stop }: Segment): Sample[] {
  const { track, shift, clip } = timed;
  return Array.from({ length: stop - first }, (_, at) => {
    const sample = track.samples.at(first + at);
    const cut = first + at === timed.first ? clip : 0;
    return { ...sample, duration: sample.duration - cut, shift: sample.shift + shift };
  });
}

/** A segment as CMAF, built from the file while it is sent; `length` is known in advance. */
export function segmentMedia(
  path: string,
  track: FilmTrack,
  number: number,
  segment: Segment,
  places: Places = onDisk,
): { body: Readable; length: number } {
  const samples = samplesOf(track, segment);
  const head = fragmentHead(track.timed.track.id, number + 1, segment.decode, samples);
  return { body: Readable.from(mediaOf(places, path, head, samples)), length: head.length + segment.bytes };
}
