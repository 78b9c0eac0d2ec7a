import type { Promotion } from '../../../db/schema/rows.ts';
import { seedId } from '../../ids.ts';
import { packets } from '../commerce/packets.ts';
import type { RowSeed } from './shape.ts';

/** A provider that is not an OTT provider sells one packet with everything to its lines (spec 2 §2 Destination types). */
const OF_A_LINE = '82';

/** A promotion of a packet, with the packet's own texts and colours. */
function promotePacket(id: number): Promotion {
  const packet = packets.find((one) => one.id === id);
  if (!packet) throw new Error(`no packet ${id}`);
  return {
    id: seedId(`promo:packet:${id}`),
    destination: { type: 'packet', id: String(id), idNoOtt: OF_A_LINE },
    title: packet.name,
    short: packet.short,
    description: packet.description,
    artSeed: packet.world,
    colorBg: packet.color,
  };
}

export const basePackets: RowSeed = {
  slug: 'packets-to-begin',
  template: 'packet_promo_base',
  title: {
    ru: 'С чего начать',
    kk: 'Неден бастау керек',
    en: 'Where to begin',
    uz: 'Nimadan boshlash kerak',
  },
  source: { kind: 'promotions', items: [81, 82, 84].map(promotePacket) },
};

export const sportPackets: RowSeed = {
  slug: 'packets-for-fans',
  template: 'packet_promo',
  title: {
    ru: 'Пакеты для болельщиков',
    kk: 'Жанкүйерлерге арналған пакеттер',
    en: 'Packages for fans',
    uz: 'Muxlislar uchun paketlar',
  },
  source: { kind: 'promotions', items: [92, 91, 82].map(promotePacket) },
};
