/** The calls of one playback, by the name that a fault may have instead of their addresses (`match.ts`). */
export const PLAYBACK_CALLS = {
  stream: ['GET /v2/channels/*/stream', 'GET /v2/libraries/*/contents/*/stream', 'GET /v2/trailers/*/stream'],
  playlist: ['GET /hls/*.m3u8', 'GET /hls/*.mpd', 'GET /relay/*.m3u8'],
  segment: ['GET /hls/*.m4s', 'GET /hls/*.mp4', 'GET /relay/*.m4s', 'GET /relay/*.mp4', 'GET /relay/*.ts'],
  subtitles: ['GET /hls/*.vtt'],
  licence: ['POST /hls/*/license', 'POST /hls/*/license/*'],
  certificate: ['GET /hls/*/license/*'],
  position: ['GET /v2/users/self/content_metadata/*'],
  statistics: ['PATCH /v2/users/self/stat/*'],
  thumbnail: ['GET /thumb/*'],
  ad: ['GET /vast/*'],
  adFilm: ['GET /ads/media/*'],
  adReport: ['GET /ads/track/*'],
  castScript: ['GET /cast/sender.js'],
  vitrina: ['GET /sandbox/vitrina/*'],
} as const satisfies Record<string, readonly string[]>;

export type PlaybackCall = keyof typeof PLAYBACK_CALLS;

export const playbackCalls = Object.keys(PLAYBACK_CALLS) as PlaybackCall[];
