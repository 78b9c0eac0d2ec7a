import type { ChannelSeed } from '../../types.ts';
import { freeChannels } from './free.ts';
import { laterFreeChannels } from './later-free.ts';
import { laterPaidChannels } from './later-paid.ts';
import { paidChannels } from './paid.ts';

/** In the order of the channel list, which is that of their numbers: the first button first, then as they joined. */
export const channels: readonly ChannelSeed[] = [
  ...freeChannels,
  ...paidChannels,
  ...laterFreeChannels,
  ...laterPaidChannels,
].sort((a, b) => Number(b.id === 3929) - Number(a.id === 3929) || a.id - b.id);
