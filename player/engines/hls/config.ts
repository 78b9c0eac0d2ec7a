import type { HlsConfig } from 'hls.js';
import { BUFFER_BYTES, BUFFER_S } from '../../core/constants';
import type { EngineSource } from '../engine';
import { hlsDrmConfig } from './drm';
import { playlistLoader } from './playlist-loader';

/** Measured in media 3: each setting shortened the wait for the first picture by a factor of 1.2 to 3.7. */
export function hlsConfig(source: EngineSource): Partial<HlsConfig> {
  const bufferS = source.bufferS ?? BUFFER_S;
  return {
    // fMP4 needs no transmuxing, so a worker would only cost its start.
    enableWorker: false,
    testBandwidth: false,
    ...(source.expectedBps != null && { abrEwmaDefaultEstimate: source.expectedBps }),
    startFragPrefetch: true,
    maxBufferLength: bufferS,
    // Without it the number of bytes decides: 80 s of a picture with 0.5 Mbit/s.
    maxMaxBufferLength: bufferS,
    maxBufferSize: BUFFER_BYTES,
    backBufferLength: 30,
    // A larger picture than the player shows costs data and battery; the limit follows the size, also to full screen.
    capLevelToPlayerSize: true,
    // Ads of the playlist would play in the element of the content, past gates, statistics and the counters of errors.
    enableInterstitialPlayback: false,
    // The overlay of the player draws subtitles.
    renderTextTracksNatively: false,
    // The live edge may be near the end of a segment; then the first picture would wait for the next segment.
    startOnSegmentBoundary: source.live && source.beginAt === undefined,
    // With an archive the player itself decides how an interrupted live stream continues.
    liveSyncMode: source.hasArchive ? 'buffered' : 'edge',
    startPosition: source.startAt ?? (source.live || source.beginAt !== undefined ? -1 : 0),
    ...playlistLoader(source),
    ...(source.drm && hlsDrmConfig(source.drm)),
  };
}
