import type { categories } from '../channels/categories.ts';
import { channels } from '../channels/index.ts';

/** The paid channels of some categories. */
export const ids = (...keep: (keyof typeof categories)[]): number[] =>
  channels.filter((one) => !one.free && one.categories.some((key) => keep.includes(key))).map(({ id }) => id);

/** Everything but the channel for adults. */
export const everything = channels.filter((one) => !one.free && one.age !== 18).map(({ id }) => id);

export const inHd = {
  icon: 'hd',
  text: {
    ru: 'Высокое качество без доплаты',
    kk: 'Қосымша төлемсіз жоғары сапа',
    en: 'High quality at no extra cost',
    uz: 'Qoʻshimcha toʻlovsiz yuqori sifat',
  },
};
export const archive = {
  icon: 'archive',
  text: {
    ru: 'Архив на семь дней',
    kk: 'Жеті күндік мұрағат',
    en: 'Seven days of archive',
    uz: 'Yetti kunlik arxiv',
  },
};
export const devices = {
  icon: 'devices',
  text: {
    ru: 'До пяти устройств в доме',
    kk: 'Үйде бес құрылғыға дейін',
    en: 'Up to five devices at home',
    uz: 'Uyda beshtagacha qurilma',
  },
};
export const noAds = {
  icon: 'no-ads',
  text: {
    ru: 'Кино без рекламы',
    kk: 'Жарнамасыз кино',
    en: 'Films without advertising',
    uz: 'Reklamasiz kino',
  },
};
