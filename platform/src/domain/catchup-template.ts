import { localDateTime } from './zone.ts';

/** What is to be watched again, in unix seconds, and the clock that the server of the channel writes dates with. */
export type Moments = { start: number; end: number; now: number; zone: string };

/** A placeholder, with `$` or without. */
const PLACEHOLDER = /\$?\{([^{}]*)\}/g;

type Letters = Readonly<Record<string, string>>;

/** Letters of a moment: `Y m d H M S` as Kodi writes them, `yyyy MM dd HH mm ss` as Java does. */
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

/** Java repeats its letters, Kodi does not; `M` is a month of the one and a minute of the other. */
const isLong = (format: string) => (format.match(LETTERS) ?? []).some((run) => /^([A-Za-z])\1/.test(run));

/** A moment in a form; null where a letter of the form means nothing. */
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

/** `(b)yyyyMMddHHmmss`, `(e)timestamp`: begin and end, by the server's clock unless `:utc` or `|UTC` stands behind. */
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

/** The value of a placeholder; null for one that nobody knows. */
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
    // `${utc:yyyyMMddHHmmss}` means what its name says; Kodi's `{utc:YmdHMS}` is written by the clock of the server.
    return dated(second, argument, name.includes('utc') && isLong(argument) ? 'UTC' : zone);
  }
  return argument === undefined && /^[YmdHMS]$/.test(name) ? dated(start, name, zone) : null;
}

/**
 * Fills the placeholders of a `catchup-source` (docs/IMPORT.md lists them). Null where one of them means nothing to us: it would
 * be sent as it is written.
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

/** The first placeholder that means nothing to us; null where all do. */
export function unknownPlaceholder(template: string): string | null {
  const moments = { start: 0, end: 0, now: 0, zone: 'UTC' };
  for (const { 0: written, 1: body = '' } of template.matchAll(PLACEHOLDER)) {
    if (valueFor(body, moments) === null) return written;
  }
  return /[{}]/.exec(template.replace(PLACEHOLDER, ''))?.[0] ?? null;
}
