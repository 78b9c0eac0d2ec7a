import * as v from 'valibot';
import { artOrNull, flag, idText, listOf, numberOrNull, text, textOrNull } from '@/lib/platform/http/wire';
import { DONATION, FREE_PACKET } from '@/lib/rules/commerce/constants';
import type { Trial } from '@/lib/rules/commerce/trial';
import type { Period } from '@/lib/shared/period';

/** The wire form of packets, which lists, pages and personal answers share. */

export const PeriodWire = v.nullish(
  v.object({ days: numberOrNull, months: numberOrNull, years: numberOrNull }),
);

/** A packet in lists of packets. */
export const PacketWire = v.object({
  id: idText,
  name: text,
  short: textOrNull,
  price: textOrNull,
  old_price: textOrNull,
  type: textOrNull,
  after_renew_packet_id: v.nullish(idText, null),
  is_base: flag,
  is_trial: flag,
  trial_amount: textOrNull,
  period_human: PeriodWire,
  trial_period_human: PeriodWire,
  channels_count: numberOrNull,
  uhd_channels_count: numberOrNull,
  benefits: listOf(v.object({ icon: artOrNull, text: text })),
  libraries: listOf(v.object({ title: text })),
  design: v.nullish(v.object({ background_tv: artOrNull })),
});

export interface LandingPacket {
  id: string;
  name: string;
  short: string | null;
  price: string | null;
  oldPrice: string | null;
  period: Period | null;
  /** For new users; null without one. */
  trial: Trial | null;
  /** The packet that follows its first period (spec 3 §3 after_renew_packet_id). */
  continuesAs: string | null;
  isBase: boolean;
  /** Supports somebody, and opens nothing. */
  isDonation: boolean;
  channels: number;
  benefits: { icon: string | null; text: string }[];
  libraryNames: string[];
  /** Wide art. */
  picture: string | null;
}

/** The part that is the same for everyone; the rights of a viewer are read elsewhere. */
export function toPacket(wire: v.InferOutput<typeof PacketWire>): LandingPacket {
  const trialPeriod = wire.is_trial ? toPeriod(wire.trial_period_human) : null;
  return {
    id: wire.id,
    name: wire.name,
    short: wire.short,
    price: wire.price,
    // The wire writes a missing price as zero.
    oldPrice: Number(wire.old_price) > 0 ? wire.old_price : null,
    period: toPeriod(wire.period_human),
    continuesAs: wire.after_renew_packet_id,
    trial: trialPeriod && { period: trialPeriod, amount: wire.trial_amount ?? '0' },
    isBase: wire.is_base,
    isDonation: wire.type === DONATION,
    channels: channelsOf(wire),
    benefits: wire.benefits.filter((benefit) => benefit.text !== ''),
    libraryNames: wire.libraries.map(({ title }) => title).filter(Boolean),
    picture: wire.design?.background_tv ?? null,
  };
}

export function toPeriod(period: v.InferOutput<typeof PeriodWire>): Period | null {
  if (!period) return null;
  return { days: period.days ?? 0, months: period.months ?? 0, years: period.years ?? 0 };
}

/** 4K channels are not listed (spec 2 §5), so they are not counted either. */
function channelsOf({ price, channels_count, uhd_channels_count }: v.InferOutput<typeof PacketWire>): number {
  const isFree = price !== null && Number(price) === FREE_PACKET.price;
  const count = channels_count ?? (isFree ? FREE_PACKET.channels : 0);
  return Math.max(0, count - (uhd_channels_count ?? 0));
}
