import { RECOMMENDED_CHANNELS } from './constants';

interface Candidate {
  id: number;
  isFree: boolean;
  isAvailable: boolean;
  age: number | null;
}

/**
 * Recommended channels: starting after the current one and wrapping around, channels that the viewer may
 * watch first; without adult, unavailable and recently viewed ones (spec 2 §2).
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
