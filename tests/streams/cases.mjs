import { SECONDS } from './media.mjs';

/**
 * The streams and what the player has to make of them: it plays to the end, or says the code of an error.
 * @typedef {{name: keyof typeof import('./media.mjs').makers | keyof ReturnType<typeof import('./packaged.mjs').packaged>, about: string, file?: string, seconds?: number, heights?: number, audio?: number, words?: boolean, error?: string}} Case
 * @type {Case[]}
 */
export const cases = [
  { name: 'ts', about: 'HLS, MPEG-TS' },
  { name: 'fmp4', about: 'HLS, fMP4' },
  { name: 'audio', about: 'HLS, alternate audio', audio: 2 },
  { name: 'webvtt', about: 'HLS, WebVTT subtitles', words: true },
  { name: 'imsc', about: 'HLS, IMSC 1 subtitles', words: true },
  { name: 'discontinuity', about: 'HLS, discontinuity of size and clock', seconds: 8 },
  { name: 'gap', about: 'HLS, EXT-X-GAP' },
  { name: 'aes', about: 'HLS, AES-128' },
  { name: 'lostKey', about: 'HLS, AES-128 without its key', error: 'download' },
  { name: 'trick', about: 'HLS, I-frame playlist' },
  { name: 'soundOnly', about: 'HLS, sound without a picture' },
  { name: 'byteRange', about: 'HLS, fMP4, EXT-X-BYTERANGE' },
  { name: 'define', about: 'HLS, EXT-X-DEFINE' },
  { name: 'hevc', about: 'HLS, a codec that the browser lacks', error: 'codec' },
  { name: 'dash', about: 'DASH, two languages, IMSC 1 subtitles', file: 'index.mpd', audio: 2, words: true },
  { name: 'dashLarge', about: 'DASH, only a size above 1080 lines', file: 'index.mpd' },
  {
    name: 'packedHls',
    about: 'shaka-packager: HLS, fMP4, two languages, WebVTT, I-frames',
    audio: 2,
    words: true,
  },
  { name: 'packedTs', about: 'shaka-packager: HLS, MPEG-TS, SAMPLE-AES' },
  {
    name: 'packedDash',
    about: 'shaka-packager: DASH, two languages, IMSC 1, trick play',
    file: 'index.mpd',
    audio: 2,
    words: true,
  },
  { name: 'packedPeriods', about: 'shaka-packager: DASH, a period at each break', file: 'index.mpd' },
  { name: 'periods', about: 'DASH, two periods', file: 'index.mpd', seconds: 2 * SECONDS },
];
