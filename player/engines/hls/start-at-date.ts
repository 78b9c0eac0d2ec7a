const DATE = '#EXT-X-PROGRAM-DATE-TIME:';
const LENGTH = '#EXTINF:';
const START = '#EXT-X-START:';

const TARGET = '#EXT-X-TARGETDURATION:';

/** RFC 8216 6.3.3: not nearer to the end of a live playlist than this many target durations. */
const LIVE_TARGETS = 3;

/**
 * A media playlist that says to start at a date (EXT-X-START, RFC 8216 4.3.5.2), if it holds that date; else at the offset
 * that is given for it. Without one it is live, and left as it is. Of the ways to tell hls.js where to begin this is the
 * only one for dates.
 */
export function startAtDate(playlist: string, date: number, otherwise: number | null): string {
  const lines = playlist.split('\n');
  if (!lines.some((line) => line.startsWith(LENGTH))) return playlist;
  const found = offsetOf(lines, date);
  const offset =
    otherwise === null && found !== null && found > latestLive(lines) ? null : (found ?? otherwise);
  if (offset === null) return playlist;
  const [head = '', ...rest] = lines.filter((line) => !line.startsWith(START));
  return [head, `${START}TIME-OFFSET=${offset.toFixed(3)},PRECISE=YES`, ...rest].join('\n');
}

const numberIn = (line: string, tag: string) =>
  line.startsWith(tag) ? Number.parseFloat(line.slice(tag.length)) : 0;

function latestLive(lines: readonly string[]): number {
  const sum = (tag: string) => lines.reduce((total, line) => total + numberIn(line, tag), 0);
  return sum(LENGTH) - LIVE_TARGETS * sum(TARGET);
}

/** Seconds from the beginning of the playlist to a date within one of its segments. */
function offsetOf(lines: readonly string[], date: number): number | null {
  let at = 0;
  let dateHere: number | null = null;
  for (const line of lines) {
    if (line.startsWith(DATE)) dateHere = Date.parse(line.slice(DATE.length)) / 1000;
    if (!line.startsWith(LENGTH)) continue;
    const length = numberIn(line, LENGTH);
    if (dateHere !== null && date >= dateHere && date < dateHere + length) return at + date - dateHere;
    at += length;
    if (dateHere !== null) dateHere += length;
  }
  return null;
}
