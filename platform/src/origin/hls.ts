import { hintLine, partHead, partLines, reportLines } from './hls-parts.ts';
import type { TrackChoice } from './links.ts';
import { AUDIO, type Pool, VIDEO } from './pool.ts';
import type { Presentation } from './presentation.ts';
import { LICENCE, type Protection } from './protection.ts';
import { FRAMES_PER_SECOND, SEGMENT_SECONDS, segmentStartMs } from './timeline.ts';
import { isText, LANGUAGES, type Language, TRACKS, type TrackId } from './track-id.ts';

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

function headLines(show: Presentation, track: TrackId): string[] {
  const lines = ['#EXTM3U', VERSION, `#EXT-X-TARGETDURATION:${Math.ceil(SEGMENT_SECONDS)}`];
  // The number of a segment is its position on the grid, so all renditions are aligned (media 2).
  lines.push(`#EXT-X-MEDIA-SEQUENCE:${show.from}`, '#EXT-X-INDEPENDENT-SEGMENTS');
  if (show.kind !== 'live') lines.push(`#EXT-X-PLAYLIST-TYPE:${show.ended ? 'VOD' : 'EVENT'}`);
  // Players start a growing playlist at its live edge, but a request with a moment has to start there.
  if (show.kind === 'archive') lines.push('#EXT-X-START:TIME-OFFSET=0,PRECISE=YES');
  return [...lines, ...partHead(show, track)];
}

/** Playlists can name ClearKey in several forms; hls.js plays this one (media 3). */
function keyLines({ kid }: Protection, suffix: string): string[] {
  const id = kid.toString('hex');
  const clearKey = `METHOD=SAMPLE-AES-CTR,URI="${LICENCE}${suffix}",KEYID=0x${id}`;
  const fairPlay = `METHOD=SAMPLE-AES,URI="skd://${id}",KEYFORMAT="com.apple.streamingkeydelivery"`;
  return [
    `#EXT-X-KEY:${clearKey},KEYFORMAT="org.w3.clearkey",KEYFORMATVERSIONS="1"`,
    `#EXT-X-KEY:${fairPlay},KEYFORMATVERSIONS="1"`,
  ];
}

/** Segments and their parts, dated where a programme begins. */
function segmentLines(show: Presentation, track: TrackId, suffix: string): string[] {
  const language = isText(track) ? track.slice(2) : null;
  const lines: string[] = [];
  // The words of the segment on air are known when it begins; its pictures are served in parts.
  const last = show.parts === null ? show.to : show.to + 1;
  for (let n = show.from; n <= last; n += 1) {
    const parts = language ? [] : partLines(show, track, n, suffix);
    const isWhole = n <= show.to || language !== null;
    const dated = show.kind !== 'vod' && (n === show.from || show.part(n).start === n);
    if (dated && (isWhole || parts.length > 0))
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segmentStartMs(n)).toISOString()}`);
    lines.push(...parts);
    const uri = language ? `sub/${language}/${n}.vtt` : `seg/${track}/${n}.m4s`;
    if (isWhole) lines.push(`#EXTINF:${SEGMENT_SECONDS.toFixed(5)},`, uri + suffix);
  }
  if (show.parts !== null && !language) lines.push(hintLine(show, track, suffix));
  return lines;
}

/** A media playlist on a flat timeline: one init segment, no discontinuities. */
export function mediaPlaylist(
  show: Presentation,
  track: TrackId,
  suffix = '',
  protection: Protection | null = null,
): string {
  const lines = headLines(show, track);
  if (!isText(track) && protection) lines.push(...keyLines(protection, suffix));
  if (!isText(track)) lines.push(`#EXT-X-MAP:URI="seg/${track}/init.mp4${suffix}"`);
  lines.push(...segmentLines(show, track, suffix));
  const others = TRACKS.filter((other) => other !== track);
  lines.push(...reportLines(show, others, suffix));
  if (show.ended) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}
