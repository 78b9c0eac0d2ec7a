import { localDateTime } from './zone.ts';

/** How the archive of a channel is addressed, as M3U lists say it (`catchup`, `catchup-source`, `catchup-days` …). */
export type CatchupMode = 'default' | 'append' | 'shift' | 'flussonic' | 'xc';

export type Catchup = {
  mode: CatchupMode;
  /** The template, for the modes that have one. */
  source?: string;
  /** Seconds that are added to every moment (`catchup-correction`, which lists give in hours). */
  correction: number;
  /** The clock that the server of the channel writes dates with. */
  zone: string;
};

/** What is to be watched again: unix seconds. */
export type CatchupSpan = { start: number; end: number; now: number };

type Moments = CatchupSpan & { zone: string };

/** `Y m d H M S` of a moment, on the clock of the channel's server. */
function dateParts(second: number, zone: string): Record<string, string> {
  const { date, time } = localDateTime(second, zone);
  const [Y = '', m = '', d = ''] = date.split('-');
  const [H = '', M = '', S = ''] = time.split(':');
  return { Y, m, d, H, M, S };
}

function inUnits(seconds: number, divider: string | undefined): string {
  const unit = Math.max(1, Number(divider) || 1);
  return String(Math.max(0, Math.floor(seconds / unit)));
}

function dated(second: number, format: string | undefined, zone: string): string {
  if (format === undefined) return String(second);
  const parts = dateParts(second, zone);
  return format.replace(/[YmdHMS]/g, (letter) => parts[letter] ?? letter);
}

/** The value of one placeholder; null for a name that nobody knows. */
function placeholder(name: string, argument: string | undefined, span: Moments): string | null {
  const { start, end, now, zone } = span;
  switch (name) {
    case 'utc':
    case 'start':
      return dated(start, argument, zone);
    case 'utcend':
    case 'end':
      return dated(end, argument, zone);
    case 'lutc':
    case 'now':
    case 'timestamp':
      return dated(now, argument, zone);
    case 'duration':
      return inUnits(end - start, argument);
    case 'offset':
      return inUnits(now - start, argument);
    default:
      return name.length === 1 ? (dateParts(start, zone)[name] ?? null) : null;
  }
}

/**
 * Fills the placeholders of a `catchup-source`: `{utc}` and `${start}`, `{utcend}` and `${end}`, `{lutc}`, `${now}` and
 * `${timestamp}`, each also with a form (`{utc:YmdHMS}`), `{duration}` and `{offset}` in seconds or in units of
 * (`{duration:60}`), and `{Y}{m}{d}{H}{M}{S}` of the start. What is unknown stays, as players leave it.
 */
export function fillTemplate(template: string, span: Moments): string {
  return template.replace(
    /\$?\{([A-Za-z]+)(?::([^{}]*))?\}/g,
    (written, name: string, argument?: string) => placeholder(name, argument, span) ?? written,
  );
}

const SHIFT = 'utc={utc}&lutc={lutc}';

/** Flussonic: `…/index.m3u8` → `…/index-{start}-{duration}.m3u8`, with the same name for `mono` and `video`. */
const FLUSSONIC = /^(https?:\/\/[^/?]+\/[^?]+\/)([\w-]+)\.m3u8(\?.*)?$/i;
/** Xtream codes: `…/live/user/password/number.m3u8` → `…/timeshift/user/password/minutes/start/number.m3u8`. */
const XTREAM = /^(https?:\/\/[^/?]+)\/(?:live\/)?([^/?]+)\/([^/?]+)\/([^/?.]+)(\.m3u8?)?(\?.*)?$/i;

/** The template of a mode for an address; null where the address is not of the form that the mode is made for. */
function templateOf(url: string, { mode, source }: Catchup, isOver: boolean): string | null {
  switch (mode) {
    case 'default':
      if (!source) return null;
      return /^https?:\/\//i.test(source) ? source : `${url}${source}`;
    case 'append':
      return source ? `${url}${source}` : null;
    case 'shift':
      return `${url}${url.includes('?') ? '&' : '?'}${SHIFT}`;
    case 'flussonic': {
      const [, folder, name, query = ''] = FLUSSONIC.exec(url) ?? [];
      if (!folder) return null;
      // A programme that goes on has a list that grows; players that count back from now (timeshift_rel) lose the place
      // whenever they ask again.
      return `${folder}${name}-{utc}-${isOver ? '{duration}' : 'now'}.m3u8${query}`;
    }
    case 'xc': {
      const [, host, user, password, channel, extension = '.m3u8', query = ''] = XTREAM.exec(url) ?? [];
      if (!host) return null;
      return `${host}/timeshift/${user}/${password}/{duration:60}/{Y}-{m}-{d}:{H}-{M}/${channel}${extension}${query}`;
    }
  }
}

/** Where a part of the past is played from; null where the list's mode does not fit its address. */
export function catchupUrl(url: string, catchup: Catchup, { start, end, now }: CatchupSpan): string | null {
  const { correction, zone } = catchup;
  const template = templateOf(url, catchup, end <= now);
  if (template === null) return null;
  // What has not been aired yet cannot be asked for.
  const until = Math.min(end, now);
  return fillTemplate(template, { start: start + correction, end: until + correction, now, zone });
}
