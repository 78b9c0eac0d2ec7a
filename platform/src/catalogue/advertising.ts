import { type AdOrder, type AdPlan, seesAds } from '../domain/ads.ts';
import type { Viewer } from '../domain/entitlement.ts';
import type { Channel, Content, Snapshot } from './model.ts';

/** The advertising for this viewer on a channel or a title. */
export function adPlanFor(
  { snapshot, order }: { snapshot: Snapshot; order: AdOrder },
  { isFree, adPlan }: Pick<Channel | Content, 'isFree' | 'adPlan'>,
  viewer: Viewer,
  isPreview: boolean,
): AdPlan {
  const heldPrices = [...viewer.packetIds].map((id) => snapshot.packets.get(id)?.price ?? '0');
  const isChild = viewer.childLevel !== null;
  return seesAds({ isFree, isChild, isPreview, heldPrices }) ? (order.plan ?? adPlan) : 'none';
}
