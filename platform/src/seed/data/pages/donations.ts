import type { Promotion } from '../../../db/schema/rows.ts';
import { seedId } from '../../ids.ts';
import { donations as donationPackets } from '../commerce/donations.ts';
import type { PacketSeed } from '../commerce/packet-seed.ts';
import type { RowSeed } from './shape.ts';

/** The sum is what the card says first; a line of an operator gives the same. */
const gift = ({ id, name, short, world, color }: PacketSeed): Promotion => ({
  id: seedId(`promo:donate:${id}`),
  destination: { type: 'packet', id: String(id), idNoOtt: String(id) },
  title: short,
  short: name,
  artSeed: world,
  colorBg: color,
});

export const donations: RowSeed = {
  slug: 'support-makers',
  template: 'donate_packs',
  title: {
    ru: 'Поддержать авторов',
    kk: 'Авторларды қолдау',
    en: 'Support the makers',
    uz: 'Mualliflarni qoʻllab-quvvatlash',
  },
  description: {
    ru: 'Помогите снять следующий документальный фильм: поддержка списывается раз в месяц, отключить её можно в любой день.',
    kk: 'Келесі деректі фильмді түсіруге көмектесіңіз: қолдау айына бір рет алынады, оны кез келген күні өшіруге болады.',
    en: 'Help the next documentary to be made: your support is charged once a month and can be switched off any day.',
    uz: 'Keyingi hujjatli filmni suratga olishga yordam bering: yordam oyiga bir marta yechiladi, uni istalgan kuni oʻchirish mumkin.',
  },
  source: { kind: 'promotions', items: donationPackets.map(gift) },
};
