import type { purchaseTypes } from '../../db/schema/subscriptions.ts';
import type { PacketSeed } from '../data/commerce/packet-seed.ts';
import { packets, periodOf } from '../data/commerce/packets.ts';
import {
  longerPrices,
  type PeriodKey,
  periodDescriptions,
  periods,
  periodTitles,
  rentDescription,
  rentTitle,
} from '../data/commerce/periods.ts';
import { type RentSeed, rents } from '../data/commerce/rents.ts';
import { libraries } from '../data/libraries.ts';
import { seedId } from '../ids.ts';
import { filmId, films, series, seriesId } from '../titles.ts';

type Row = typeof purchaseTypes.$inferInsert;

function packetWay(packet: PacketSeed, key: PeriodKey, amount: string, sort: number): Row {
  return {
    id: seedId(`purchase:packet:${packet.id}:${key}`),
    packetId: packet.id,
    title: periodTitles[key],
    description: periodDescriptions[key],
    amount,
    period: periods[key],
    sort,
  };
}

/** Gifts are not sold. The trial belongs to the packet's own period, which is the first. */
function waysOf(packet: PacketSeed): Row[] {
  if (packet.type === 'promo') return [];
  const own: PeriodKey = periodOf(packet).years > 0 ? 'year' : 'month';
  const longer = longerPrices[packet.id];
  const { trial } = packet;
  return [
    {
      ...packetWay(packet, own, packet.price, 0),
      trialAmount: trial?.amount ?? null,
      trialPeriod: trial?.period ?? null,
    },
    ...(longer
      ? [packetWay(packet, 'quarter', longer.quarter, 1), packetWay(packet, 'year', longer.year, 2)]
      : []),
  ];
}

function rentRow({ kind, key, amount, period }: RentSeed): Row {
  const title = (kind === 'film' ? films : series).find((one) => one.key === key);
  if (!title) throw new Error(`There is no ${kind} ${key} to rent`);
  return {
    id: seedId(`purchase:rent:${key}`),
    contentId: kind === 'film' ? filmId(key) : seriesId(key),
    libraryId: libraries[title.library].id,
    title: rentTitle,
    description: rentDescription,
    amount,
    period,
    isCancelable: false,
  };
}

export const purchaseTypeRows: Row[] = [...packets.flatMap(waysOf), ...rents.map(rentRow)];
