import type { TrackChoice } from './links.ts';
import { AUDIO, type Pool, VIDEO } from './pool.ts';
import type { Presentation } from './presentation.ts';
import { LICENCE, type Protection } from './protection.ts';
import { FRAMES_PER_SECOND, SEGMENT_SECONDS, segmentStartMs } from './timeline.ts';

/** The languages of subtitles, which are written per request; the audio of the pool has the same languages. */
export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
const LANGUAGE_NAMES: Record<Language, string> = { ru: 'Русский', en: 'English' };
const DEFAULT_LANGUAGE: Language = 'ru';

/** fMP4 segments with EXT-X-MAP need protocol version 6 or later. */
const VERSION = '#EXT-X-VERSION:6';

function audioLine(language: Language, first: Language, suffix: string): string {
  const wanted = language === first ? 'YES' : 'NO';
  const name = LANGUAGE_NAMES[language];
  const about = `GROUP-ID="aud",LANGUAGE="${language}",NAME="${name}",DEFAULT=${wanted},AUTOSELECT=YES,CHANNELS="2"`;
  return `#EXT-X-MEDIA:TYPE=AUDIO,${about},URI="a_${language}.m3u8${suffix}"`;
}

function subtitleLine(language: Language, suffix: string): string {
  const name = LANGUAGE_NAMES[language];
  const about = `GROUP-ID="sub",LANGUAGE="${language}",NAME="${name}",DEFAULT=NO,AUTOSELECT=NO,FORCED=NO`;
  return `#EXT-X-MEDIA:TYPE=SUBTITLES,${about},URI="s_${language}.m3u8${suffix}"`;
}

/**
 * The multivariant playlist. `suffix` is the query of every address in it. A choice keeps one quality and puts
 * another audio track first; a choice that does not exist is ignored.
 */
export function masterPlaylist(
  renditions: Pool['renditions'],
  suffix = '',
  { video, audio }: TrackChoice = {},
): string {
  const first = LANGUAGES[audio ?? -1] ?? DEFAULT_LANGUAGE;
  const chosen = VIDEO[video ?? -1];
  const soundPeak = Math.max(...AUDIO.map((id) => renditions[id].bandwidth));
  const soundAverage = Math.max(...AUDIO.map((id) => renditions[id].averageBandwidth));
  const soundCodec = renditions[AUDIO[0]].codecs;
  const variants = (chosen ? [chosen] : VIDEO).flatMap((id) => {
    const { bandwidth, averageBandwidth, width, height, codecs } = renditions[id];
    // BANDWIDTH directly before RESOLUTION: one public client reads exactly this pair (wire 3, channel stream).
    const size = `BANDWIDTH=${bandwidth + soundPeak},RESOLUTION=${width}x${height}`;
    const average = `AVERAGE-BANDWIDTH=${averageBandwidth + soundAverage}`;
    const about = `CODECS="${codecs},${soundCodec}",FRAME-RATE=${FRAMES_PER_SECOND}.000`;
    const groups = 'AUDIO="aud",SUBTITLES="sub",CLOSED-CAPTIONS=NONE';
    return [`#EXT-X-STREAM-INF:${size},${average},${about},${groups}`, `${id}.m3u8${suffix}`];
  });
  const media = [
    ...LANGUAGES.map((language) => audioLine(language, first, suffix)),
    ...LANGUAGES.map((language) => subtitleLine(language, suffix)),
  ];
  return `${['#EXTM3U', VERSION, '#EXT-X-INDEPENDENT-SEGMENTS', ...media, ...variants].join('\n')}\n`;
}

/** The track of a media playlist: a rendition of the pool, or subtitles in a language. */
export type TrackId = Parameters<Pool['init']>[0] | `s_${Language}`;

function headLines(show: Presentation): string[] {
  const lines = ['#EXTM3U', VERSION, `#EXT-X-TARGETDURATION:${Math.ceil(SEGMENT_SECONDS)}`];
  // The number of a segment is its position on the grid, so all renditions are aligned (media 2).
  lines.push(`#EXT-X-MEDIA-SEQUENCE:${show.from}`, '#EXT-X-INDEPENDENT-SEGMENTS');
  if (show.kind !== 'live') lines.push(`#EXT-X-PLAYLIST-TYPE:${show.ended ? 'VOD' : 'EVENT'}`);
  // Players start a growing playlist at its live edge, but a request with a moment has to start there.
  if (show.kind === 'archive') lines.push('#EXT-X-START:TIME-OFFSET=0,PRECISE=YES');
  return lines;
}

/** Playlists can name ClearKey in several forms; hls.js plays this one (media 3). */
function keyLine({ kid }: Protection, suffix: string): string {
  const about = `METHOD=SAMPLE-AES-CTR,URI="${LICENCE}${suffix}",KEYID=0x${kid.toString('hex')}`;
  return `#EXT-X-KEY:${about},KEYFORMAT="org.w3.clearkey",KEYFORMATVERSIONS="1"`;
}

/** A media playlist on a flat timeline: one init segment, no discontinuities. */
export function mediaPlaylist(
  show: Presentation,
  track: TrackId,
  suffix = '',
  protection: Protection | null = null,
): string {
  const [kind, language] = track.split('_');
  const text = kind === 's';
  const lines = headLines(show);
  if (!text && protection) lines.push(keyLine(protection, suffix));
  if (!text) lines.push(`#EXT-X-MAP:URI="seg/${track}/init.mp4${suffix}"`);
  for (let n = show.from; n <= show.to; n += 1) {
    const dated = show.kind !== 'vod' && (n === show.from || show.part(n).start === n);
    if (dated) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segmentStartMs(n)).toISOString()}`);
    const uri = text ? `sub/${language}/${n}.vtt` : `seg/${track}/${n}.m4s`;
    lines.push(`#EXTINF:${SEGMENT_SECONDS.toFixed(5)},`, uri + suffix);
  }
  if (show.ended) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}
