import type { CategoryTags } from '../../../db/schema/channels.ts';
import type { Localized } from '../../../origin/catalogue.ts';

export interface CategorySeed {
  id: number;
  slug: string;
  name: Localized;
  tags?: CategoryTags;
}

/** Spec 2 §9: 1 is the default for "all channels", 7 the default of a child's profile. */
export const categories = {
  all: {
    id: 1,
    slug: 'all',
    name: { ru: 'Все каналы', kk: 'Барлық арналар', en: 'All channels', uz: 'Barcha kanallar' },
    tags: { all_channels: true },
  },
  general: {
    id: 2,
    slug: 'general',
    name: { ru: 'Для всех', kk: 'Жалпыға ортақ', en: 'General', uz: 'Umumiy' },
    tags: { startup: true },
  },
  news: { id: 3, slug: 'news', name: { ru: 'Новости', kk: 'Жаңалықтар', en: 'News', uz: 'Yangiliklar' } },
  cinema: {
    id: 4,
    slug: 'cinema',
    name: { ru: 'Кино и сериалы', kk: 'Кино және сериал', en: 'Films and series', uz: 'Kino va seriallar' },
  },
  sport: { id: 5, slug: 'sport', name: { ru: 'Спорт', kk: 'Спорт', en: 'Sport', uz: 'Sport' } },
  knowledge: {
    id: 6,
    slug: 'knowledge',
    name: { ru: 'Познавательные', kk: 'Танымдық', en: 'Factual', uz: 'Maʼrifiy' },
  },
  kids: { id: 7, slug: 'kids', name: { ru: 'Детские', kk: 'Балаларға', en: 'Kids', uz: 'Bolalar uchun' } },
  music: { id: 8, slug: 'music', name: { ru: 'Музыка', kk: 'Музыка', en: 'Music', uz: 'Musiqa' } },
  life: {
    id: 9,
    slug: 'life',
    name: { ru: 'Дом и еда', kk: 'Үй және ас', en: 'Home and food', uz: 'Uy va taom' },
  },
  regional: {
    id: 10,
    slug: 'regional',
    name: { ru: 'Региональные', kk: 'Өңірлік', en: 'Regional', uz: 'Hududiy' },
  },
  uzbek: {
    id: 11,
    slug: 'uzbekistan',
    name: { ru: 'Узбекистан', kk: 'Өзбекстан', en: 'Uzbekistan', uz: 'Oʻzbekiston' },
  },
  adult: {
    id: 12,
    slug: 'adult',
    name: { ru: 'Для взрослых', kk: 'Ересектерге', en: 'Adults only', uz: 'Kattalar uchun' },
    tags: { is_adult: true },
  },
} as const satisfies Record<string, CategorySeed>;

export type CategoryKey = keyof typeof categories;
