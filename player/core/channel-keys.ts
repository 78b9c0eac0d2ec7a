/** What a viewer of channels does as with a television remote; the page that has the channels answers it. */
export type ChannelKey =
  /** The next or previous channel. */
  | { name: 'step'; by: 1 | -1 }
  /** A digit of a channel number. */
  | { name: 'digit'; digit: string }
  /** The channel that was watched before this one. */
  | { name: 'last' };

/** A press as the browser reports it: the sign, and the place on the keyboard. */
interface Press {
  key: string;
  code: string;
}

/** Spec 2 §2 gives ↑ and ↓ to the volume, so channels have the keys that browsers of televisions use for them. */
export function channelKeyOf({ key, code }: Press): ChannelKey | null {
  if (key === 'PageUp') return { name: 'step', by: 1 };
  if (key === 'PageDown') return { name: 'step', by: -1 };
  if (/^[0-9]$/.test(key)) return { name: 'digit', digit: key };
  return code === 'KeyB' ? { name: 'last' } : null;
}

/** A swipe up brings the next channel from below, like the next page of a list. Null: not a vertical swipe. */
export function swipeStep(dx: number, dy: number): 1 | -1 | null {
  if (Math.abs(dy) < SWIPE_MIN_PX || Math.abs(dy) < 2 * Math.abs(dx)) return null;
  return dy < 0 ? 1 : -1;
}

/** Ours: a shorter movement of a finger is a tap that slipped. */
const SWIPE_MIN_PX = 48;
