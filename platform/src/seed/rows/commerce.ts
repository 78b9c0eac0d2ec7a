import type {
  packetChannels,
  packetLibraries,
  packets as packetsTable,
  promoKeys as promoKeysTable,
} from '../../db/schema/commerce.ts';
import type { PacketSeed } from '../data/commerce/packet-seed.ts';
import { packets, periodOf } from '../data/commerce/packets.ts';
import { promoKeys } from '../data/commerce/promo-keys.ts';
import { libraries } from '../data/libraries.ts';

function packetRow(packet: PacketSeed, sort: number): typeof packetsTable.$inferInsert {
  const { id, name, short, description, price, world, color } = packet;
  const period = periodOf(packet);
  return {
    id,
    name,
    short,
    description,
    type: packet.type ?? 'packet',
    price,
    oldPrice: packet.oldPrice ?? null,
    isBase: packet.base ?? false,
    isPublic: !packet.hidden,
    period: period.years > 0 ? 'year' : 'month',
    periodHuman: period,
    trial: packet.trial ?? null,
    bundle: packet.bundle ?? null,
    benefits: [...packet.benefits],
    colorBg: color,
    artSeed: world,
    availableIds: [...(packet.available ?? [])],
    includedIds: [...(packet.included ?? [])],
    allowDeletePaused: packet.allowDeletePaused ?? false,
    afterRenewPacketId: packet.afterRenew ?? null,
    providerId: packet.provider ?? null,
    agreementUrl: packet.agreement ?? '',
    howToUse: packet.howToUse ?? null,
    rowSlug: packet.row ?? null,
    sort,
  };
}

export const packetRows = packets.map(packetRow);

export const packetChannelRows: (typeof packetChannels.$inferInsert)[] = packets.flatMap((packet) =>
  packet.channels.map((channelId) => ({ packetId: packet.id, channelId })),
);

export const packetLibraryRows: (typeof packetLibraries.$inferInsert)[] = packets.flatMap((packet) =>
  packet.libraries.map((key) => ({ packetId: packet.id, libraryId: libraries[key].id })),
);

export const promoKeyRows: (typeof promoKeysTable.$inferInsert)[] = promoKeys.map((promo) => ({
  key: promo.key,
  title: promo.title,
  description: promo.description,
  packetIds: [...promo.packets],
  days: promo.days,
  amount: promo.amount ?? '0.00',
  isActive: !promo.inactive,
  needsConfirm: promo.needsConfirm ?? false,
  needsCard: promo.needsCard ?? false,
  usesLeft: promo.usesLeft ?? null,
  isPaid: promo.paid ?? false,
  neededRefund: promo.refunded ?? false,
  expiresAt: promo.expires ? new Date(promo.expires) : null,
}));
