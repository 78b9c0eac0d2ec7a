import type { LevelDetails } from 'hls.js';

type Dated = Pick<LevelDetails, 'fragments'>;

/** PROGRAM-DATE-TIME at a media second, from the fragment that holds it or the nearest one. */
export function dateAtTime(details: Dated | null, time: number): number | null {
  let best: number | null = null;
  for (const frag of details?.fragments ?? []) {
    if (frag.programDateTime === null) continue;
    if (best !== null && frag.start > time) break;
    best = frag.programDateTime / 1000 + (time - frag.start);
  }
  return best;
}

export function timeAtDate(details: Dated | null, date: number): number | null {
  let best: number | null = null;
  for (const frag of details?.fragments ?? []) {
    if (frag.programDateTime === null) continue;
    if (best !== null && frag.programDateTime / 1000 > date) break;
    best = frag.start + (date - frag.programDateTime / 1000);
  }
  return best;
}
