import { fillTemplate } from './catchup-template.ts';

/**
 * How archive addresses of a channel are built, as M3U lists describe it (`catchup`, `catchup-source`, `catchup-days` …).
 */
export type CatchupMode = 'default' | 'append' | 'shift' | 'flussonic' | 'xc';

export type Catchup = {
  mode: CatchupMode;
  /** The template, for the modes that have one. */
  source?: string;
  /** Seconds added to every moment (`catchup-correction`, which lists give in hours). */
  correction: number;
  /** The zone in which the channel's server writes dates. */
  zone: string;
};

/** The requested programme in unix seconds. */
export type CatchupSpan = { start: number; end: number; now: number };

const SHIFT = 'utc={utc}&lutc={lutc}';

/** Flussonic: `…/index.m3u8` → `…/index-{start}-{duration}.m3u8`, with the same name for `mono` and `video`. */
const FLUSSONIC = /^(https?:\/\/[^/?]+\/[^?]+\/)([\w-]+)\.m3u8(\?.*)?$/i;
/** Xtream codes: `…/live/user/password/number.m3u8` → `…/timeshift/user/password/minutes/start/number.m3u8`. */
const XTREAM = /^(https?:\/\/[^/?]+)\/(?:live\/)?([^/?]+)\/([^/?]+)\/([^/?.]+)(\.m3u8?)?(\?.*)?$/i;

/** The template of a mode for an address; null when the address does not have the form that the mode needs. */
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
      // The playlist of a programme on air grows; players that count back from now (timeshift_rel) would lose their
      // position with every reload.
      return `${folder}${name}-{utc}-${isOver ? '{duration}' : 'now'}.m3u8${query}`;
    }
    case 'xc': {
      const [, host, user, password, channel, extension = '.m3u8', query = ''] = XTREAM.exec(url) ?? [];
      if (!host) return null;
      return `${host}/timeshift/${user}/${password}/{duration:60}/{Y}-{m}-{d}:{H}-{M}/${channel}${extension}${query}`;
    }
  }
}

/**
 * The archive address of a programme; null when the mode does not fit the channel's address, or a placeholder is unknown.
 */
export function catchupUrl(url: string, catchup: Catchup, { start, end, now }: CatchupSpan): string | null {
  const { correction, zone } = catchup;
  const template = templateOf(url, catchup, end <= now);
  if (template === null) return null;
  // The future cannot be requested.
  const until = Math.min(end, now);
  return fillTemplate(template, { start: start + correction, end: until + correction, now, zone });
}
