import type { Localized } from '../../../origin/catalogue.ts';
import { archive, devices, everything, ids, inHd, noAds } from './packet-parts.ts';
import type { PacketSeed } from './packet-seed.ts';

/** A provider whose money is soʻm, with the first number of its packets. */
interface SumSeller {
  provider: number;
  first: number;
  premium: Localized;
}

/** Thirty days for a thousand soʻm (spec 3 §9, the redirect copy of the Uzbek partner). */
const THOUSAND = { period: { years: 0, months: 0, days: 30 }, amount: '1000.00' };

const LIGHT = 0;
const PREMIUM = 1;
const CINEMA = 2;

/** Prices of longer periods, in soʻm. */
const LONGER = {
  [LIGHT]: { quarter: '51900.00', year: '184900.00' },
  [PREMIUM]: { quarter: '134900.00', year: '479000.00' },
};

function packetsOf({ provider, first, premium }: SumSeller): PacketSeed[] {
  const at = (place: number) => first + place;
  return [
    {
      id: at(LIGHT),
      provider,
      base: true,
      price: '19000.00',
      world: 'steppe',
      color: '#12304a',
      benefits: [archive, devices, noAds],
      channels: ids('knowledge', 'news', 'kids', 'music'),
      libraries: ['taspa', 'bala'],
      available: [at(CINEMA)],
      name: { ru: 'Старт', kk: 'Старт', en: 'Start', uz: 'Start' },
      short: {
        ru: 'Познание, новости, дети и музыка.',
        kk: 'Таным, жаңалық, балалар мен музыка.',
        en: 'Knowledge, news, children and music.',
        uz: 'Bilim, yangiliklar, bolalar va musiqa.',
      },
      description: {
        ru: 'Каналы для всей семьи и две библиотеки.',
        kk: 'Бүкіл отбасыға арналған арналар мен екі кітапхана.',
        en: 'Channels for the whole family and two libraries.',
        uz: 'Butun oila uchun kanallar va ikki kutubxona.',
      },
    },
    {
      id: at(PREMIUM),
      provider,
      base: true,
      price: '49000.00',
      world: 'aurora',
      color: '#3a2a08',
      benefits: [inHd, archive, devices, noAds],
      channels: everything,
      libraries: ['taspa', 'alatau', 'bala', 'horizon'],
      included: [at(CINEMA)],
      trial: THOUSAND,
      name: premium,
      short: {
        ru: '30 дней за 1 000 сумов.',
        kk: '1 000 сумға 30 күн.',
        en: '30 days for 1,000 soʻm.',
        uz: '1 000 soʻmga 30 kun.',
      },
      description: {
        ru: 'Все каналы и все библиотеки. Первые 30 дней за 1 000 сумов, дальше по обычной цене; отключить можно в любой день.',
        kk: 'Барлық арна және барлық кітапхана. Алғашқы 30 күн 1 000 сум, әрі қарай әдеттегі баға; кез келген күні өшіруге болады.',
        en: 'Every channel and every library. The first 30 days for 1,000 soʻm, then at the usual price; switch it off any day.',
        uz: 'Barcha kanal va barcha kutubxona. Dastlabki 30 kun 1 000 soʻm, keyin odatdagi narxda; istalgan kuni oʻchirish mumkin.',
      },
    },
    {
      id: at(CINEMA),
      provider,
      price: '24000.00',
      world: 'mountains',
      color: '#2a1733',
      benefits: [noAds, inHd],
      channels: ids('cinema'),
      libraries: ['alatau', 'horizon'],
      name: { ru: 'Кино', kk: 'Кино', en: 'Cinema', uz: 'Kino' },
      short: {
        ru: 'Киноканалы и фильмы к базовому пакету.',
        kk: 'Негізгі пакетке қосымша киноарналар мен фильмдер.',
        en: 'Cinema channels and films on top of a base package.',
        uz: 'Asosiy paketga qoʻshimcha kinokanallar va filmlar.',
      },
      description: {
        ru: 'Киноканалы и две библиотеки фильмов. Нужен базовый пакет.',
        kk: 'Киноарналар мен екі фильм кітапханасы. Негізгі пакет қажет.',
        en: 'Cinema channels and two film libraries. A base package is needed.',
        uz: 'Kinokanallar va ikki filmlar kutubxonasi. Asosiy paket kerak.',
      },
    },
  ];
}

const named = (name: string): Localized => ({ ru: name, kk: name, en: name, uz: name });

const sellers: readonly SumSeller[] = [
  { provider: 97, first: 210, premium: named('Premium') },
  { provider: 442, first: 220, premium: named('Navo Premium') },
  { provider: 922, first: 230, premium: named('Qosyl Premium') },
];

/** What the providers with soʻm sell: common prices are in tenge, so they have packets of their own. */
export const sumPackets: readonly PacketSeed[] = sellers.flatMap(packetsOf);

export const longerSumPrices: Partial<Record<number, { quarter: string; year: string }>> = Object.fromEntries(
  sellers.flatMap(({ first }) => [
    [first + LIGHT, LONGER[LIGHT]],
    [first + PREMIUM, LONGER[PREMIUM]],
  ]),
);
