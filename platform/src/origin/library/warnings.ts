import type { FilmTrack } from './model.ts';

/** With a larger delay of the audio, players wait for it or skip the pictures before it. */
const LATE_SECONDS = 0.5;

/**
 * Whether pictures are shown before their key frame: those of H.264 cannot be decoded when a player
 * begins there, and Chromium fails after a seek, as it does with the file itself.
 */
function hasOpenGroups({ codec, timed: { track, first, stop } }: FilmTrack): boolean {
  if (!codec.startsWith('avc')) return false;
  const { shifts, durations, syncs } = track.samples;
  let time = 0;
  let keyShown = Number.NEGATIVE_INFINITY;
  for (let at = first; at < stop; at += 1) {
    const shown = time + (shifts[at] as number);
    if (syncs[at] === 1) keyShown = shown;
    else if (shown < keyShown) return true;
    time += durations[at] as number;
  }
  return false;
}

/** Possible problems of a playable film. */
export function playbackWarnings(video: FilmTrack, audio: readonly FilmTrack[]): string[] {
  const warnings: string[] = [];
  if (hasOpenGroups(video)) {
    warnings.push(
      'it was made with open groups of pictures: browsers may stop at a seek (encode with open-gop=0)',
    );
  }
  for (const { timed } of audio) {
    const late = timed.decode / timed.track.timescale;
    if (late > LATE_SECONDS)
      warnings.push(`its sound begins ${late.toFixed(1)} s late: browsers may begin there`);
  }
  return warnings;
}
