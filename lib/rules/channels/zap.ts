import type { OwnLock } from './view';

/** Ours: numbers of changing channels as with a remote. */

/** How long the banner stays. */
export const BANNER_MS = 4000;
/** How long a number waits for its next digit. */
export const DIAL_MS = 1500;
/** Further steps within this time only move the banner: a viewer who steps quickly wants the last channel only. */
export const SETTLE_MS = 350;
/** The next channel is preloaded this long after a change, so that it does not compete with the first picture. */
export const PRELOAD_AFTER_MS = 800;

interface Zappable extends OwnLock {
  id: number;
  number: number | null;
  isAvailable: boolean;
}

/**
 * The channel after or before this one, in a circle. Channels that this viewer cannot watch are left out, because a step
 * means "something else to watch"; a number and the list lead to them. Null: there is no other.
 */
export function stepFrom<Item extends Zappable>(
  channels: readonly Item[],
  id: number,
  by: 1 | -1,
): Item | null {
  const at = channels.findIndex((channel) => channel.id === id);
  const count = channels.length;
  for (let step = 1; step <= count; step += 1) {
    // Outside of the list (another category), steps begin at its first or last channel.
    const place = at < 0 ? (by > 0 ? step - 1 : count - step) : (at + by * step + count * step) % count;
    const channel = channels[place];
    if (channel && channel.id !== id && channel.isAvailable && channel.isLocked !== true) return channel;
  }
  return null;
}

/** The channel of a typed number, and whether another digit could lead to a different one. */
export function channelByDigits<Item extends Zappable>(channels: readonly Item[], typed: string) {
  const wanted = Number(typed);
  const mayGrow = channels.some(({ number }) => {
    const digits = number === null ? '' : String(number);
    return digits.length > String(wanted).length && digits.startsWith(String(wanted));
  });
  return { channel: channels.find(({ number }) => number === wanted) ?? null, mayGrow };
}

interface Timed {
  startsAt: number;
  endsAt: number;
  title: string;
}

/** The programme that the banner shows. If the list of channels is older than its programme, the banner shows none. */
export function onAirAt<Now extends Timed, Entry extends Timed>(
  now: Now | null,
  entries: readonly Entry[],
  second: number,
): { current: Now | Entry | null; next: Entry | null } {
  const isOn = ({ startsAt, endsAt }: Timed) => startsAt <= second && second < endsAt;
  const current = entries.find(isOn) ?? (now && isOn(now) ? now : null);
  const next = entries.find(({ startsAt }) => startsAt >= (current?.endsAt ?? second)) ?? null;
  return { current, next };
}
