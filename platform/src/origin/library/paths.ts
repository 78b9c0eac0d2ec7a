/** The files in the folder of a film. All of them are generated on request. */
export type FilmPath =
  | { file: 'master' | 'manifest' | 'about' }
  | { file: 'playlist' | 'init'; track: string }
  | { file: 'segment'; track: string; number: number }
  | { file: 'subtitlePlaylist'; at: number }
  | { file: 'subtitles'; at: number; form: 'hls' | 'dash' };

const FIXED: Record<string, FilmPath> = {
  'index.m3u8': { file: 'master' },
  'manifest.mpd': { file: 'manifest' },
  'data.json': { file: 'about' },
};

const TRACK = '([va]\\d{1,2})';
const PLAYLIST = new RegExp(`^${TRACK}\\.m3u8$`);
const INIT = new RegExp(`^seg/${TRACK}/init\\.mp4$`);
const SEGMENT = new RegExp(`^seg/${TRACK}/(\\d{1,6})\\.m4s$`);
const SUBTITLE_PLAYLIST = /^s(\d{1,2})\.m3u8$/;
const SUBTITLES = /^sub\/(\d{1,2})(\.dash)?\.vtt$/;

/** Parses the part of an address after the folder; null for an unknown file. */
export function parseFilmPath(path: string): FilmPath | null {
  if (Object.hasOwn(FIXED, path)) return FIXED[path] ?? null;
  const list = PLAYLIST.exec(path)?.[1];
  if (list) return { file: 'playlist', track: list };
  const ready = INIT.exec(path)?.[1];
  if (ready) return { file: 'init', track: ready };
  const [, track, number] = SEGMENT.exec(path) ?? [];
  if (track) return { file: 'segment', track, number: Number(number) };
  const lines = SUBTITLE_PLAYLIST.exec(path)?.[1];
  if (lines) return { file: 'subtitlePlaylist', at: Number(lines) };
  const [, at, dash] = SUBTITLES.exec(path) ?? [];
  return at ? { file: 'subtitles', at: Number(at), form: dash ? 'dash' : 'hls' } : null;
}
