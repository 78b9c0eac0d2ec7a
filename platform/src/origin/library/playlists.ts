import type { SubtitleFile } from './catalogue.ts';
import { renditionNames } from './languages.ts';
import type { Film, FilmTrack } from './model.ts';

/** fMP4 segments with EXT-X-MAP need protocol version 6 or later. */
const VERSION = '#EXT-X-VERSION:6';

type Subtitles = readonly Pick<SubtitleFile, 'language'>[];

export function frameRate({ timed, segments }: FilmTrack): string {
  const last = segments.at(-1);
  const ticks = last ? last.start + last.length : 0;
  return (((timed.stop - timed.first) * timed.track.timescale) / ticks).toFixed(3);
}

function audioLines({ audio }: Film): string[] {
  const names = renditionNames(audio.map(({ language }) => language));
  return audio.map(({ id, language, timed }, at) => {
    const spoken = language ? `LANGUAGE="${language}",` : '';
    const channels = timed.track.coding?.channels ?? 0;
    const about = `${spoken}NAME="${names[at]}",DEFAULT=${at === 0 ? 'YES' : 'NO'},AUTOSELECT=YES`;
    const sides = channels > 0 ? `,CHANNELS="${channels}"` : '';
    return `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aud",${about}${sides},URI="${id}.m3u8"`;
  });
}

function subtitleLines(subtitles: Subtitles): string[] {
  const names = renditionNames(subtitles.map(({ language }) => language));
  return subtitles.map(({ language }, at) => {
    const about = `LANGUAGE="${language}",NAME="${names[at]}",DEFAULT=NO,AUTOSELECT=NO,FORCED=NO`;
    return `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="sub",${about},URI="s${at}.m3u8"`;
  });
}

/** The multivariant playlist of a film: one video track, its audio tracks and its subtitles. */
export function masterPlaylist(film: Film, subtitles: Subtitles): string {
  const { video, audio } = film;
  const { width, height } = video.timed.track;
  const most = (rate: (track: FilmTrack) => number) => Math.max(0, ...audio.map(rate));
  // BANDWIDTH directly before RESOLUTION: one public client reads exactly this pair (wire 3, channel stream).
  const size = `BANDWIDTH=${video.peak + most(({ peak }) => peak)},RESOLUTION=${width}x${height}`;
  const average = `AVERAGE-BANDWIDTH=${video.average + most((track) => track.average)}`;
  const codecs = [...new Set([video.codec, ...audio.map(({ codec }) => codec)])].join(',');
  const groups = [
    ...(audio.length > 0 ? ['AUDIO="aud"'] : []),
    ...(subtitles.length > 0 ? ['SUBTITLES="sub"'] : []),
    'CLOSED-CAPTIONS=NONE',
  ];
  const about = `CODECS="${codecs}",FRAME-RATE=${frameRate(video)},${groups.join(',')}`;
  const variant = [`#EXT-X-STREAM-INF:${size},${average},${about}`, `${video.id}.m3u8`];
  const media = [...audioLines(film), ...subtitleLines(subtitles)];
  return `${['#EXTM3U', VERSION, '#EXT-X-INDEPENDENT-SEGMENTS', ...media, ...variant].join('\n')}\n`;
}

function playlist(target: number, lines: readonly string[]): string {
  const head = ['#EXTM3U', VERSION, `#EXT-X-TARGETDURATION:${Math.ceil(target)}`, '#EXT-X-MEDIA-SEQUENCE:0'];
  return `${[...head, '#EXT-X-PLAYLIST-TYPE:VOD', ...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
}

/** The segments of a video or audio track. */
export function trackPlaylist({ id, segments, timed }: FilmTrack): string {
  const { timescale } = timed.track;
  const lengths = segments.map(({ length }) => length / timescale);
  const lines = lengths.flatMap((length, at) => [`#EXTINF:${length.toFixed(6)},`, `seg/${id}/${at}.m4s`]);
  const head = ['#EXT-X-INDEPENDENT-SEGMENTS', `#EXT-X-MAP:URI="seg/${id}/init.mp4"`];
  return playlist(Math.max(...lengths), [...head, ...lines]);
}

/** Subtitles are one text for the whole film. */
export function subtitlePlaylist({ seconds }: Film, at: number): string {
  return playlist(seconds, [`#EXTINF:${seconds.toFixed(6)},`, `sub/${at}.vtt`]);
}
