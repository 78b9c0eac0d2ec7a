const DATE = '#EXT-X-PROGRAM-DATE-TIME:';
const LENGTH = '#EXTINF:';
const START = '#EXT-X-START:';

const TARGET = '#EXT-X-TARGETDURATION:';

/** RFC 8216 6.3.3: a live start is at least this many target durations before the end. */
const LIVE_TARGETS = 3;

/**
 * Adds a start date to a media playlist (EXT-X-START, RFC 8216 4.3.5.2) if it contains that date; otherwise the given
 * offset. Without an offset it starts live. Only this way lets hls.js start at a date.
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

/** Seconds from the start of the playlist to a date in one of its segments. */
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
