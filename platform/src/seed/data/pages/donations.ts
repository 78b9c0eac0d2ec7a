import type { Promotion } from '../../../db/schema/rows.ts';
import type { Localized } from '../../basics.ts';
import { seedId } from '../../ids.ts';
import type { RowSeed } from './shape.ts';

/** The page of the fund. The seed leads to no real organisation, so it is a text of the platform. */
const FUND = '/texts/fund';

function gift(sum: number, shown: string, colorBg: string, short: Localized): Promotion {
  return {
    id: seedId(`promo:donate:${sum}`),
    destination: { type: 'open_url', src: `${FUND}?sum=${sum}` },
    title: { ru: shown, kk: shown, en: shown, uz: shown },
    short,
    artSeed: 'steppe',
    colorBg,
  };
}

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
    ru: 'Фонд «Дала кино» помогает снимать документальные фильмы.',
    kk: '«Дала кино» қоры деректі фильмдер түсіруге көмектеседі.',
    en: 'The Dala Cinema fund helps documentaries to be made.',
    uz: '«Dala kino» jamgʻarmasi hujjatli filmlar olishga yordam beradi.',
  },
  source: {
    kind: 'promotions',
    items: [
      gift(500, '500 ₸', '#123a38', {
        ru: 'Чашка чая для монтажёра',
        kk: 'Монтажшыға бір кесе шай',
        en: 'A cup of tea for the editor',
        uz: 'Montajchiga bir piyola choy',
      }),
      gift(2500, '2 500 ₸', '#47330f', {
        ru: 'Дорога съёмочной группы в аул',
        kk: 'Түсіру тобының ауылға жол ақысы',
        en: 'The crew’s road to the village',
        uz: 'Suratga olish guruhining ovulga yoʻli',
      }),
      gift(10000, '10 000 ₸', '#2a1733', {
        ru: 'День съёмок в степи',
        kk: 'Даладағы бір күндік түсірілім',
        en: 'A day of shooting in the steppe',
        uz: 'Choʻldagi bir kunlik suratga olish',
      }),
    ],
  },
};
