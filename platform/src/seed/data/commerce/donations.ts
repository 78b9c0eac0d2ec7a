import type { Localized } from '../../../origin/catalogue.ts';
import { noAds } from './packet-parts.ts';
import type { PacketSeed } from './packet-seed.ts';

const WHAT_FOR: Localized = {
  ru: 'Эти деньги идут на съёмки документальных фильмов. Сумма списывается раз в месяц, отключить её можно в любой день.',
  kk: 'Бұл ақша деректі фильмдер түсіруге жұмсалады. Сома айына бір рет алынады, оны кез келген күні өшіруге болады.',
  en: 'This money goes into the making of documentaries. It is charged once a month and can be switched off any day.',
  uz: 'Bu pul hujjatli filmlar suratga olishga sarflanadi. Mablagʻ oyiga bir marta yechiladi, uni istalgan kuni oʻchirish mumkin.',
};

const donation = (part: Pick<PacketSeed, 'id' | 'price' | 'color' | 'name' | 'short'>): PacketSeed => ({
  type: 'donation',
  world: 'steppe',
  description: WHAT_FOR,
  benefits: [noAds],
  channels: [],
  libraries: [],
  allowDeletePaused: true,
  ...part,
});

/** Packets by which viewers support the makers every month. Who pays for any packet sees no advertising, so they do not either. */
export const donations: readonly PacketSeed[] = [
  donation({
    id: 301,
    price: '500.00',
    color: '#123a38',
    name: {
      ru: 'Чашка чая для монтажёра',
      kk: 'Монтажшыға бір кесе шай',
      en: 'A cup of tea for the editor',
      uz: 'Montajchiga bir piyola choy',
    },
    short: { ru: '500 ₸ в месяц', kk: 'Айына 500 ₸', en: '500 ₸ a month', uz: 'Oyiga 500 ₸' },
  }),
  donation({
    id: 302,
    price: '2500.00',
    color: '#47330f',
    name: {
      ru: 'Дорога съёмочной группы в аул',
      kk: 'Түсіру тобының ауылға жол ақысы',
      en: 'The crew’s road to the village',
      uz: 'Suratga olish guruhining ovulga yoʻli',
    },
    short: { ru: '2 500 ₸ в месяц', kk: 'Айына 2 500 ₸', en: '2,500 ₸ a month', uz: 'Oyiga 2 500 ₸' },
  }),
  donation({
    id: 303,
    price: '10000.00',
    color: '#2a1733',
    name: {
      ru: 'День съёмок в степи',
      kk: 'Даладағы бір күндік түсірілім',
      en: 'A day of shooting in the steppe',
      uz: 'Choʻldagi bir kunlik suratga olish',
    },
    short: { ru: '10 000 ₸ в месяц', kk: 'Айына 10 000 ₸', en: '10,000 ₸ a month', uz: 'Oyiga 10 000 ₸' },
  }),
];
