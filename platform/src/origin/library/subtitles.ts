import { onDisk, type Places } from '../../objects/places.ts';
import { FilmProblem } from './mp4/problem.ts';

/** The limit; subtitles of a film of three hours need a tenth of it. */
const LARGEST = 4 * 1024 * 1024;

/** UTF-8, UTF-16 with a byte order mark, or the older encoding of Russian subtitles. */
function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

const STAMP = /(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})/;
const TIMES = new RegExp(`^\\s*${STAMP.source}\\s*-->\\s*${STAMP.source}(.*)$`);

function stamp([hours = '0', minutes = '0', seconds = '0', parts = '0']: (string | undefined)[]): string {
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}.${parts.padEnd(3, '0')}`;
}

/** Removes SubRip tags that WebVTT lacks (fonts, positions in braces); italics and similar ones are the same. */
function plain(line: string): string {
  return line.replace(/<\/?font[^<>]*>/gi, '').replace(/\{\\[^{}]*\}/g, '');
}

/** A cue; null for other blocks (the head of a WebVTT file, notes, styles). */
function cueOf(block: string, isSubRip: boolean): string | null {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => TIMES.test(line));
  const match = at < 0 || at > 1 ? null : TIMES.exec(lines[at] as string);
  if (!match) return null;
  const words = lines.slice(at + 1).filter((line) => line.trim() !== '');
  if (words.length === 0) return null;
  // SubRip has coordinates after the times; WebVTT has settings.
  const settings = isSubRip ? '' : (match[9] ?? '').trimEnd();
  const span = `${stamp(match.slice(1, 5))} --> ${stamp(match.slice(5, 9))}${settings}`;
  return `${span}\n${words.map(isSubRip ? plain : String).join('\n')}\n`;
}

/** Converts SubRip or WebVTT to WebVTT. `hls` adds the position of the film's zero, which HLS requires. */
export function toWebVtt(text: string, form: 'hls' | 'dash'): string {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const isSubRip = !clean.startsWith('WEBVTT');
  const cues = clean.split(/\n{2,}/).flatMap((block) => cueOf(block.trim(), isSubRip) ?? []);
  const map = form === 'hls' ? 'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n' : '';
  return `WEBVTT\n${map}\n${cues.join('\n')}`;
}

/** The text of a subtitle file. */
export async function readSubtitles(path: string, places: Places = onDisk): Promise<string> {
  if ((await places.facts(path)).size > LARGEST)
    throw new FilmProblem('the subtitles are larger than any film needs');
  return decode(await places.read(path));
}
