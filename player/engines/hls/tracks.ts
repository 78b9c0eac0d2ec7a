import type Hls from 'hls.js';
import {
  distinctAudio,
  namedText,
  offeredQualities,
  playableLevels,
  startQuality,
  TEXT_OFF,
  trackInOrder,
} from '../../core/tracks';
import type { EngineTracks } from '../engine';

/** Removes levels that are too large also for the automatic choice, and sets the first one to load. */
export function limitLevels(hls: Hls, expectedBps: number | null): void {
  const playable = new Set(playableLevels(hls.levels));
  for (let index = hls.levels.length - 1; index >= 0; index -= 1) {
    const level = hls.levels[index];
    if (level && !playable.has(level)) hls.removeLevel(index);
  }
  const start = startQuality(hls.levels, expectedBps);
  if (start) hls.startLevel = hls.levels.indexOf(start);
}

/** Names the sound of the first level, before it loads: the first language of the viewer that the stream has. */
export function preferAudio(hls: Pick<Hls, 'allAudioTracks' | 'config'>, languages: readonly string[]): void {
  const tracks = hls.allAudioTracks.map(({ lang }) => ({ language: lang ?? '' }));
  const wanted = trackInOrder(tracks, languages);
  if (wanted) hls.config.audioPreference = { ...hls.config.audioPreference, lang: wanted.language };
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
