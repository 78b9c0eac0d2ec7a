import { RECOMMENDED_CHANNELS } from './constants';

interface Candidate {
  id: number;
  isFree: boolean;
  isAvailable: boolean;
  age: number | null;
}

/**
 * Channels to go on with, of those beside the one on screen: what the viewer may watch first, in the order of the list from
 * there on, as a remote control goes; nothing that is for adults, unavailable, or shown as viewed last (spec 2 §2).
 */
export function recommendedChannels<Channel extends Candidate>(
  channels: readonly Channel[],
  currentId: number,
  context: {
    isOpen(channel: Channel): boolean;
    isAdult(channel: Channel): boolean;
    shown: readonly number[];
  },
): Channel[] {
  const at = channels.findIndex(({ id }) => id === currentId);
  const others = [...channels.slice(at + 1), ...channels.slice(0, Math.max(0, at))].filter(
    (channel) => channel.isAvailable && !context.isAdult(channel) && !context.shown.includes(channel.id),
  );
  const open = others.filter((channel) => context.isOpen(channel));
  const closed = others.filter((channel) => !context.isOpen(channel));
  return [...open, ...closed].slice(0, RECOMMENDED_CHANNELS);
}
