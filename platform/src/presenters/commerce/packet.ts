import { type Static, Type } from 'typebox';
import type { Packet as PacketThing, Snapshot } from '../../catalogue/model.ts';
import { isTrialOpen, type OwnPackets } from '../../commerce/subscriptions/own-packets.ts';
import type { Seller } from '../../domain/selling.ts';
import { absolute } from '../../session/provider.ts';
import { ShortChannel, shortChannel } from '../channels/short-channel.ts';
import { Library, presentLibrary } from '../contents/library.ts';
import { Money, NO_MONEY, Nullable, Snowflake, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';
import { PacketDesign, packetDesign } from './packet-design.ts';
import {
  PacketBenefit,
  PacketBundle,
  PacketVideo,
  packetBenefit,
  packetBundle,
  packetChannels,
  packetLibraries,
  packetVideos,
} from './packet-parts.ts';
import { PacketSubscriptionPart, packetSubscription } from './packet-subscription.ts';
import { PeriodHuman } from './purchase-type.ts';

/** wire 7.2, without the packets inside it. */
const PacketCore = Wire({
  id: Type.Integer(),
  name: Type.String(),
  row_slug: Type.Optional(Type.String({ description: 'the row that shows what is in it' })),
  short: Type.String(),
  description: Type.String(),
  parent_name: Type.String(),
  type: Type.String({ description: 'packet | promo | donation' }),
  old_price: Type.String({ description: 'decimal, two digits; 0.00 where there is none' }),
  price: Money,
  total_price: Money,
  base: Type.Boolean(),
  is_base: Type.Boolean(),
  is_public: Type.Boolean(),
  agreement: Type.String(),
  period: Type.String({ description: 'day | month | year' }),
  period_human: PeriodHuman,
  is_trial: Type.Boolean({ description: 'a trial is open to the caller' }),
  is_used_trial: Type.Boolean(),
  trial_amount: Nullable(Money),
  trial_price: Nullable(Money),
  trial_period_human: Nullable(PeriodHuman),
  is_have_purchases: Type.Boolean(),
  is_purchased: Type.Boolean({ description: 'held by the caller, or comes with what is held' }),
  channels_count: Type.Integer(),
  uhd_channels_count: Type.Integer({
    description: 'of these channels, those in 4K: browsers do not show them',
  }),
  channels: Type.Optional(Type.Array(ShortChannel)),
  videos: Type.Optional(Type.Array(PacketVideo)),
  libraries: Type.Array(Library),
  design: PacketDesign,
  color_bg: Type.String(),
  benefits: Type.Array(PacketBenefit),
  how_to_use: Type.String(),
  how_to_use_title: Type.String(),
  bundle: Nullable(PacketBundle),
  after_renew_packet_id: Nullable(Type.Integer()),
  is_paused: Type.Boolean(),
  allow_delete_paused: Type.Boolean(),
  user_purchase: Nullable(Wire({ id: Snowflake, account_id: Type.String() })),
  next_user_purchase: Nullable(Wire({ purchase_type: Wire({ id: Snowflake, amount: Money }) })),
  subscription: Nullable(PacketSubscriptionPart),
});

/**
 * wire 7.2: packets inside a packet have no inner packets. Without `includes` there are no channels and videos, and
 * the lists of packets are null.
 */
export const Packet = Type.Object({
  ...PacketCore.properties,
  available: Nullable(Type.Array(PacketCore)),
  include: Nullable(Type.Array(PacketCore)),
  packets: Type.Array(PacketCore),
});

export type PacketInclude = 'availables' | 'channels' | 'videos' | 'includes';

/** The input for presenting packets. */
export type PacketContext = {
  snapshot: Snapshot;
  /** The viewer's packets; `NO_PACKETS` without a viewer. */
  own: OwnPackets;
  /** The viewer's seller; null leaves out all personal data (`subscription`). */
  seller: Seller | null;
  /** Who bills the viewers: a provider that does it itself gives no trial of ours. */
  givesTrials: boolean;
  publicUrl: string;
  includes?: ReadonlySet<PacketInclude>;
};

function trialOf(packet: PacketThing, { own, givesTrials }: PacketContext) {
  const way = givesTrials ? packet.purchaseTypes.find(({ trialPeriod }) => trialPeriod !== null) : undefined;
  const amount = way ? (way.trialAmount ?? NO_MONEY) : null;
  return {
    is_trial: way !== undefined && isTrialOpen(own, packet.id),
    is_used_trial: own.usedTrials.has(packet.id),
    trial_amount: amount,
    trial_price: amount,
    trial_period_human: way?.trialPeriod ?? null,
  };
}

/** A viewer's data about a packet; a future packet and a change of period are both the next payment. */
function ownPart(packet: PacketThing, context: PacketContext) {
  const { own, snapshot, seller } = context;
  const subscription = own.subscriptions.get(packet.id);
  const future = own.futures.get(packet.id);
  const order = own.purchases.get(subscription?.purchaseId ?? '');
  const nextId = order?.nextPurchaseTypeId ?? future?.purchaseTypeId;
  const next = snapshot.purchaseTypes.get(nextId ?? '');
  return {
    is_purchased: own.held.has(packet.id),
    is_paused: subscription?.isPaused ?? false,
    user_purchase: order ? { id: order.id, account_id: String(order.accountId) } : null,
    next_user_purchase: next ? { purchase_type: { id: next.id, amount: next.amount } } : null,
    subscription: seller && packetSubscription(packet, { snapshot, own, seller }),
  };
}

function packetCore(packet: PacketThing, context: PacketContext, view: View): Static<typeof PacketCore> {
  const { snapshot, includes, publicUrl } = context;
  const channels = packetChannels(packet, snapshot);
  const howToUse = localized(packet.howToUse, view);
  return {
    id: packet.id,
    name: localized(packet.name, view),
    ...(packet.rowSlug ? { row_slug: packet.rowSlug } : {}),
    short: localized(packet.short, view),
    description: localized(packet.description, view),
    parent_name: localized(packet.parentName, view),
    type: packet.type,
    old_price: packet.oldPrice ?? NO_MONEY,
    price: packet.price,
    total_price: packet.price,
    base: packet.isBase,
    is_base: packet.isBase,
    is_public: packet.isPublic,
    agreement: absolute(packet.agreementUrl, publicUrl),
    period: packet.period,
    period_human: packet.periodHuman,
    ...trialOf(packet, context),
    is_have_purchases: packet.purchaseTypes.length > 0,
    channels_count: channels.length,
    uhd_channels_count: channels.filter(({ is4k }) => is4k).length,
    ...(includes?.has('channels') ? { channels: channels.map((one) => shortChannel(one, view)) } : {}),
    ...(includes?.has('videos') ? { videos: packetVideos(packet, snapshot, view) } : {}),
    libraries: packetLibraries(packet, snapshot).map((one) => presentLibrary(one, view)),
    design: packetDesign(packet, view),
    color_bg: packet.colorBg,
    benefits: packet.benefits.map((one) => packetBenefit(one, view)),
    how_to_use: howToUse,
    how_to_use_title: howToUse && localized(packet.name, view),
    bundle: packetBundle(packet, view),
    after_renew_packet_id: packet.afterRenewPacketId,
    allow_delete_paused: packet.allowDeletePaused,
    ...ownPart(packet, context),
  };
}

/** A packet for one viewer. `context.includes` selects its filled lists (`?includes=`). */
export function presentPacket(
  packet: PacketThing,
  context: PacketContext,
  view: View,
): Static<typeof Packet> {
  const { snapshot, includes } = context;
  // One level is enough for every screen, and prevents endless loops through packets that include themselves.
  const inner = { ...context, includes: new Set<PacketInclude>() };
  const cores = (ids: readonly number[]) =>
    ids.flatMap((id) => snapshot.packets.get(id) ?? []).map((one) => packetCore(one, inner, view));
  const included = includes?.has('includes') ? cores(packet.includedIds) : null;
  return {
    ...packetCore(packet, context, view),
    available: includes?.has('availables') ? cores(packet.availableIds) : null,
    include: included,
    packets: included ?? [],
  };
}
