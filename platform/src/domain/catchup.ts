import { fillTemplate } from './catchup-template.ts';

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

/** Where a part of the past is played from; null where the list's mode does not fit its address, or a placeholder is unknown. */
export function catchupUrl(url: string, catchup: Catchup, { start, end, now }: CatchupSpan): string | null {
  const { correction, zone } = catchup;
  const template = templateOf(url, catchup, end <= now);
  if (template === null) return null;
  // What has not been aired yet cannot be asked for.
  const until = Math.min(end, now);
  return fillTemplate(template, { start: start + correction, end: until + correction, now, zone });
}
