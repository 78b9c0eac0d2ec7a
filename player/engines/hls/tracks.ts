import type Hls from 'hls.js';
import { distinctAudio, namedText, offeredQualities, startQuality, TEXT_OFF } from '../../core/tracks';
import type { EngineTracks } from '../engine';

/** Removes levels that the player does not offer, also from automatic quality, and sets the first one to load. */
export function limitLevels(hls: Hls): void {
  const offered = new Set(offeredQualities(hls.levels));
  for (let index = hls.levels.length - 1; index >= 0; index -= 1) {
    const level = hls.levels[index];
    if (level && !offered.has(level)) hls.removeLevel(index);
  }
  const start = startQuality(hls.levels);
  if (start) hls.startLevel = hls.levels.indexOf(start);
}

export function readTracks(hls: Hls, manualQuality: number): EngineTracks {
  const levels = hls.levels.map(({ height, bitrate }, id) => ({ id, height, bitrate }));
  const audio = hls.audioTracks.map(({ name, lang }, id) => ({ id: String(id), name, language: lang ?? '' }));
  // Cues name their track by this id; audio tracks have only an index.
  const text = hls.subtitleTracks.map(({ name, lang, id }) => ({
    id: String(id),
    name,
    language: lang ?? '',
  }));
  return {
    qualities: offeredQualities(levels),
    audio: distinctAudio(audio),
    text: namedText(text),
    quality: manualQuality,
    audioId: hls.audioTrack >= 0 ? String(hls.audioTrack) : null,
    textId: String(hls.subtitleTracks[hls.subtitleTrack]?.id ?? TEXT_OFF),
  };
}
