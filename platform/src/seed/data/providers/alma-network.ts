import type { OperatorNetwork } from '../../../db/schema/session.ts';
import type { Localized } from '../../../origin/catalogue.ts';

const city = (id: number, name: Localized, addresses: Record<number, Localized>) => ({
  id,
  name,
  addresses: Object.entries(addresses).map(([key, address]) => ({ id: Number(key), address })),
});

/** Cities and houses of the regional operator, and its contracts: valid, unpaid, blocked. */
export const almaNetwork: OperatorNetwork = {
  phonePrefix: '7',
  cities: [
    city(
      1,
      { ru: 'Алматы', kk: 'Алматы', en: 'Almaty', uz: 'Olmaota' },
      {
        101: {
          ru: 'ул. Апорт, 12, кв. 48',
          kk: 'Апорт көш., 12, 48-пәтер',
          en: '12 Aport St., apt. 48',
          uz: 'Aport koʻch., 12, 48-xonadon',
        },
        102: {
          ru: 'мкр. Алмалы, 7, кв. 3',
          kk: 'Алмалы ы/а, 7, 3-пәтер',
          en: '7 Almaly, apt. 3',
          uz: 'Olmali mavzesi, 7, 3-xonadon',
        },
      },
    ),
    city(
      2,
      { ru: 'Талгар', kk: 'Талғар', en: 'Talgar', uz: 'Talgʻar' },
      {
        201: {
          ru: 'ул. Бастау, 31',
          kk: 'Бастау көш., 31',
          en: '31 Bastau St.',
          uz: 'Bastau koʻch., 31',
        },
      },
    ),
    city(
      3,
      { ru: 'Каскелен', kk: 'Қаскелең', en: 'Kaskelen', uz: 'Kaskelen' },
      {
        301: {
          ru: 'ул. Жетыген, 5, кв. 17',
          kk: 'Жетіген көш., 5, 17-пәтер',
          en: '5 Zhetygen St., apt. 17',
          uz: 'Jetigen koʻch., 5, 17-xonadon',
        },
      },
    ),
  ],
  contracts: {
    101: { username: 'AK-100101', balance: '3200.00', amount: '0.00', status: 0, packetId: 96 },
    102: { username: 'AK-100102', balance: '150.00', amount: '2840.00', status: -1, packetId: 96 },
    201: { username: 'AK-100201', balance: '-4990.00', amount: '4990.00', status: -2, packetId: 96 },
    301: { username: 'AK-100301', balance: '0.00', amount: '0.00', status: 0 },
  },
};
