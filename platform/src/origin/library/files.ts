import type { Readable } from 'node:stream';
import { ApiError } from '../../http/errors.ts';
import type { Places } from '../../objects/places.ts';
import type { LibraryFilm } from './catalogue.ts';
import { manifest } from './manifest.ts';
import { segmentMedia } from './media.ts';
import type { Film, FilmTrack } from './model.ts';
import { initSegment } from './mp4/init.ts';
import type { FilmPath } from './paths.ts';
import { masterPlaylist, subtitlePlaylist, trackPlaylist } from './playlists.ts';
import { readSubtitles, toWebVtt } from './subtitles.ts';

export type FilmFile = { body: string | Buffer | Readable; type: string; cache: string; length?: number };

const HLS = 'application/vnd.apple.mpegurl';
/**
 * The address contains the version of the imported file, so its media never change; playlists change with the subtitle
 * files.
 */
const FOREVER = 'public, max-age=31536000, immutable';
const MINUTE = 'public, max-age=60';

function found<T>(item: T | undefined): T {
  if (item === undefined) throw new ApiError('not_found');
  return item;
}

function trackOf({ video, audio }: Film, id: string): FilmTrack {
  return found([video, ...audio].find((track) => track.id === id));
}

function about({ seconds, video }: Film): string {
  const segments = { first: 0, last: video.segments.length - 1 };
  return JSON.stringify({
    type: 'vod',
    ended: true,
    seconds,
    segments,
    hls: 'index.m3u8',
    dash: 'manifest.mpd',
  });
}

async function subtitleText(places: Places, path: string, form: 'hls' | 'dash'): Promise<string> {
  const text = await readSubtitles(path, places).catch(() => {
    throw new ApiError('not_found');
  });
  return toWebVtt(text, form);
}

/** Builds every file under `/hls/{grant}/file/{content}/{stamp}/`. */
export async function filmFile(
  places: Places,
  path: FilmPath,
  { path: source, subtitles }: LibraryFilm,
  film: Film,
): Promise<FilmFile> {
  switch (path.file) {
    case 'master':
      return { body: masterPlaylist(film, subtitles), type: HLS, cache: MINUTE };
    case 'manifest':
      return { body: manifest(film, subtitles), type: 'application/dash+xml', cache: MINUTE };
    case 'about':
      return { body: about(film), type: 'application/json; charset=utf-8', cache: MINUTE };
    case 'playlist':
      return { body: trackPlaylist(trackOf(film, path.track)), type: HLS, cache: FOREVER };
    case 'init': {
      const { track } = trackOf(film, path.track).timed;
      return { body: initSegment(track), type: `${track.kind}/mp4`, cache: FOREVER };
    }
    case 'segment': {
      const track = trackOf(film, path.track);
      const segment = found(track.segments[path.number]);
      const { body, length } = segmentMedia(source, track, path.number, segment, places);
      return { body, length, type: 'video/iso.segment', cache: FOREVER };
    }
    case 'subtitlePlaylist':
      found(subtitles[path.at]);
      return { body: subtitlePlaylist(film, path.at), type: HLS, cache: MINUTE };
    case 'subtitles': {
      const body = await subtitleText(places, found(subtitles[path.at]).path, path.form);
      return { body, type: 'text/vtt; charset=utf-8', cache: MINUTE };
    }
  }
}
