import type { Channel, Snapshot } from './model.ts';

/** Channels that everybody may watch without a packet. */
export function isOpenToAll({ isFree, isAvailable }: Channel): boolean {
  return isFree && isAvailable;
}

export function countFreeChannels({ channels }: Snapshot): number {
  return [...channels.values()].filter(isOpenToAll).length;
}
