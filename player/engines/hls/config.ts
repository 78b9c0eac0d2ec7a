import type { HlsConfig } from 'hls.js';
import type { EngineSource } from '../engine';
import { playlistLoader } from './begin-at';

/** As measured in media 3: each line was worth 1.2 to 3.7 times the wait for the first picture. */
export function hlsConfig(source: EngineSource): Partial<HlsConfig> {
  return {
    // fMP4 needs no transmuxing, so a worker only costs its start.
    enableWorker: false,
    testBandwidth: false,
    startFragPrefetch: true,
    // Spec 2 §9: 10 s and 5 MB; its 5 s would be little more than one segment.
    maxBufferLength: 10,
    maxBufferSize: 5_000_000,
    backBufferLength: 30,
    // Subtitles are drawn by the player's own overlay.
    renderTextTracksNatively: false,
    // The live edge falls anywhere in a segment: near its end the first picture would wait for the next one.
    startOnSegmentBoundary: source.live && source.beginAt === undefined,
    // With an archive to go on in, the player decides what becomes of who was held up.
    liveSyncMode: source.keepsPlace ? 'buffered' : 'edge',
    startPosition: source.startAt ?? (source.live || source.beginAt !== undefined ? -1 : 0),
    ...playlistLoader(source),
    ...(source.audioLanguage && { audioPreference: { lang: source.audioLanguage } }),
  };
}
