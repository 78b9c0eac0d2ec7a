import { localDateTime } from './zone.ts';

/** The requested programme in unix seconds, and the zone in which the channel's server writes dates. */
export type Moments = { start: number; end: number; now: number; zone: string };

/** A placeholder, with `$` or without. */
const PLACEHOLDER = /\$?\{([^{}]*)\}/g;

type Letters = Readonly<Record<string, string>>;

/** The letters of a date: `Y m d H M S` in Kodi's form, `yyyy MM dd HH mm ss` in Java's. */
function lettersOf(second: number, zone: string): Record<'short' | 'long', Letters> {
  const { date, time } = localDateTime(second, zone);
  const [Y = '', m = '', d = ''] = date.split('-');
  const [H = '', M = '', S = ''] = time.split(':');
  const signs = { T: 'T', Z: 'Z' };
  return {
    short: { Y, m, d, H, M, S, ...signs },
    long: { yyyy: Y, YYYY: Y, yy: Y.slice(2), MM: m, dd: d, DD: d, HH: H, mm: M, ss: S, ...signs },
  };
}

const LETTERS = /'[^']*'|([A-Za-z])\1*/g;

/** Java repeats its letters, Kodi does not; `M` is the month in Java and the minute in Kodi. */
const isLong = (format: string) => (format.match(LETTERS) ?? []).some((run) => /^([A-Za-z])\1/.test(run));

/** Formats a moment; null for an unknown letter. */
function dated(second: number, format: string, zone: string): string | null {
  const letters = lettersOf(second, zone)[isLong(format) ? 'long' : 'short'];
  let isKnown = true;
  const text = format.replace(LETTERS, (run) => {
    if (run.startsWith("'")) return run.slice(1, -1);
    if (Object.hasOwn(letters, run)) return letters[run] as string;
    isKnown = false;
    return run;
  });
  return isKnown ? text : null;
}

function inUnits(seconds: number, divider: string | undefined): string | null {
  if (divider !== undefined && !/^\d{1,9}$/.test(divider)) return null;
  const unit = Math.max(1, Number(divider) || 1);
  return String(Math.max(0, Math.floor(seconds / unit)));
}

/** `(b)yyyyMMddHHmmss`, `(e)timestamp`: begin and end, in the server's zone unless `:utc` or `|UTC` follows. */
function bracketed(body: string, { start, end, zone }: Moments): string | null {
  const second = body.startsWith('(b)') ? start : end;
  const [, format = '', utc] = /^(.*?)([:|]utc)?$/i.exec(body.slice('(b)'.length)) ?? [];
  if (format === 'timestamp') return String(second);
  return format === '' ? null : dated(second, format, utc ? 'UTC' : zone);
}

const MOMENTS: Readonly<Record<string, 'start' | 'end' | 'now'>> = {
  utc: 'start',
  start: 'start',
  utcend: 'end',
  end: 'end',
  lutc: 'now',
  now: 'now',
  timestamp: 'now',
};

/** The value of a placeholder; null for an unknown one. */
function valueFor(body: string, moments: Moments): string | null {
  if (/^\([be]\)/.test(body)) return bracketed(body, moments);
  const [name = '', ...rest] = body.split(':');
  const argument = rest.length > 0 ? rest.join(':') : undefined;
  const { start, end, now, zone } = moments;
  if (name === 'duration') return inUnits(end - start, argument);
  if (name === 'offset') return inUnits(now - start, argument);
  if (Object.hasOwn(MOMENTS, name)) {
    const second = moments[MOMENTS[name] as 'start' | 'end' | 'now'];
    if (argument === undefined) return String(second);
    // `${utc:yyyyMMddHHmmss}` is in UTC, as named; Kodi's `{utc:YmdHMS}` uses the zone of the server.
    return dated(second, argument, name.includes('utc') && isLong(argument) ? 'UTC' : zone);
  }
  return argument === undefined && /^[YmdHMS]$/.test(name) ? dated(start, name, zone) : null;
}

/**
 * Fills the placeholders of a `catchup-source` (docs/IMPORT.md lists them). Null when one is unknown, because it would
 * be sent unfilled.
 */
export function fillTemplate(template: string, moments: Moments): string | null {
  let isKnown = true;
  const filled = template.replace(PLACEHOLDER, (_, body: string) => {
    const value = valueFor(body, moments);
    isKnown &&= value !== null;
    return value ?? '';
  });
  return isKnown && !/[{}]/.test(filled) ? filled : null;
}

/** The first unknown placeholder; null when all are known. */
export function unknownPlaceholder(template: string): string | null {
  const moments = { start: 0, end: 0, now: 0, zone: 'UTC' };
  for (const { 0: written, 1: body = '' } of template.matchAll(PLACEHOLDER)) {
    if (valueFor(body, moments) === null) return written;
  }
  return /[{}]/.exec(template.replace(PLACEHOLDER, ''))?.[0] ?? null;
}
