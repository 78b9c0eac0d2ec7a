import type { Channel, Snapshot } from '../../catalogue/model.ts';
import { isSeenAt } from '../../domain/age.ts';
import { isPurchased } from '../../domain/entitlement.ts';
import type { Caller } from '../../http/caller.ts';
import type { Database } from '../open.ts';
import { type Favourite, favouritesByObject } from './favourites.ts';
import { channelViewerFor } from './subscriptions.ts';

/** The state of a channel for one viewer. */
export type OwnChannel = { isPurchased: boolean; isHidden: boolean; favourite: Favourite | null };

/** Reads the caller's purchases and favourites once; the result then answers for any channel. */
export async function ownChannels(
  db: Database,
  caller: Caller | null,
  snapshot: Snapshot,
  nowMs: number,
): Promise<(channel: Channel) => OwnChannel> {
  const [viewer, favourites] = await Promise.all([
    channelViewerFor(db, caller, snapshot, nowMs),
    caller ? favouritesByObject(db, caller, ['channel']) : new Map<string, Favourite>(),
  ]);
  return (channel) => ({
    isPurchased: isPurchased(channel, viewer),
    isHidden: !isSeenAt(viewer.childLevel, channel.age, channel.isAdult),
    favourite: favourites.get(String(channel.id)) ?? null,
  });
}
