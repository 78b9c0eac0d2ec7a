import type { ChannelSeed } from '../../types.ts';
import { freeChannels } from './free.ts';
import { paidChannels } from './paid.ts';

/** In the order of the channel list: the first button first, then by number. */
export const channels: readonly ChannelSeed[] = [...freeChannels, ...paidChannels].sort(
  (a, b) => Number(b.id === 3929) - Number(a.id === 3929) || a.id - b.id,
);
