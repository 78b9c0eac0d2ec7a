import { type Catchup, type CatchupMode, catchupUrl } from '../../domain/catchup.ts';
import { unknownPlaceholder } from '../../domain/catchup-template.ts';
import type { Attributes } from './attributes.ts';

/** Every spelling of a mode in lists. */
const MODES: Readonly<Record<string, CatchupMode>> = {
  default: 'default',
  append: 'append',
  shift: 'shift',
  timeshift: 'shift',
  flussonic: 'flussonic',
  'flussonic-hls': 'flussonic',
  'flussonic-ts': 'flussonic',
  fs: 'flussonic',
  xc: 'xc',
  xtream: 'xc',
};

/** The archive depth when the list does not give one: players of such lists assume this. */
const USUAL_DAYS = 5;
const MAX_DAYS = 31;
const HOUR = 3600;

export type CatchupFound = { catchup: Catchup | null; days: number; problem?: string };

const NONE: CatchupFound = { catchup: null, days: 0 };

/** `timeshift="3"` and `tvg-rec="3"` give the days of an archive (SIPTV). */
function daysOf(attributes: Attributes): number {
  for (const key of ['catchup-days', 'timeshift', 'tvg-rec']) {
    const days = Math.floor(Number(attributes[key] || Number.NaN));
    if (days > 0) return Math.min(days, MAX_DAYS);
  }
  return 0;
}

function isFullUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/** A list may give only the days, or only the template; each has a default mode. */
function modeOf(named: string, source: string, days: number): CatchupMode | null {
  if (named) return Object.hasOwn(MODES, named) ? (MODES[named] ?? null) : null;
  if (source) return isFullUrl(source) ? 'default' : 'append';
  return days > 0 ? 'shift' : null;
}

const KEYS = ['catchup', 'catchup-type', 'catchup-source', 'catchup-days', 'catchup-correction', 'timeshift'];

/** The archive of a channel, from its own attributes and those of the list. */
export function readCatchup(header: Attributes, own: Attributes, url: string, zone: string): CatchupFound {
  const common = Object.entries(header).filter(([key]) => KEYS.includes(key));
  const attributes: Attributes = { ...Object.fromEntries(common), ...own };
  const written = (attributes['catchup-type'] || attributes.catchup || '').toLowerCase();
  if (/^(?:0|false|no|none|disabled)$/.test(written)) return NONE;
  const named = /^(?:1|true|yes)$/.test(written) ? '' : written;
  const source = attributes['catchup-source'] ?? '';
  const days = daysOf(own) || daysOf(header) || (written === '' && source === '' ? 0 : USUAL_DAYS);
  const mode = modeOf(named, source, days);
  if (!mode) {
    return named
      ? { ...NONE, problem: `catch-up of the kind "${named}" is not known; it goes on air without` }
      : NONE;
  }
  const hours = Number(attributes['catchup-correction'] || 0);
  const catchup: Catchup = {
    mode,
    ...(source ? { source } : {}),
    correction: Number.isFinite(hours) ? Math.round(hours * HOUR) : 0,
    zone,
  };
  const problem = problemOf(url, catchup);
  return problem ? { ...NONE, problem: `${problem}; it goes on air without` } : { catchup, days };
}

/** Two programmes to test an archive with. */
const TRIED = [HOUR, 2 * HOUR].map((start) => ({ start, end: start + HOUR, now: 3 * HOUR }));

/** Why this archive must not be offered; null when its programmes have addresses. */
function problemOf(url: string, catchup: Catchup): string | null {
  const unknown = unknownPlaceholder(catchup.source ?? '');
  if (unknown) return `its catch-up address has "${unknown}", which means nothing to us`;
  const [first, second] = TRIED.map((span) => catchupUrl(url, catchup, span));
  if (!first) return `its address does not fit catch-up of the kind "${catchup.mode}"`;
  return first === second ? 'its catch-up address is the same for every programme' : null;
}
