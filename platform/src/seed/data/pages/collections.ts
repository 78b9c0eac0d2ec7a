import type { Promotion } from '../../../db/schema/rows.ts';
import type { Localized } from '../../../origin/catalogue.ts';
import type { World } from '../../basics.ts';
import { seedId } from '../../ids.ts';
import type { RowSeed } from './shape.ts';

function collection(row: string, artSeed: World, colorBg: string, title: Localized): Promotion {
  return {
    id: seedId(`promo:collection:${row}`),
    destination: { type: 'row', id: seedId(`row:${row}`) },
    title,
    artSeed,
    colorBg,
  };
}

/** Rows with a cover of their own. */
export const collections: RowSeed = {
  slug: 'collections',
  template: 'collection-v',
  title: { ru: 'Подборки', kk: 'Топтамалар', en: 'Collections', uz: 'Toʻplamlar' },
  source: {
    kind: 'promotions',
    items: [
      collection('for-kids', 'toys', '#1b4038', {
        ru: 'Смотрим всей семьёй',
        kk: 'Бүкіл отбасымен көреміз',
        en: 'For the whole family',
        uz: 'Butun oila bilan',
      }),
      collection('newyear-adventure', 'steppe', '#4a2d14', {
        ru: 'Дорога зовёт',
        kk: 'Жол шақырады',
        en: 'The road is calling',
        uz: 'Yoʻl chorlaydi',
      }),
      collection('newyear-music', 'sea', '#14324a', {
        ru: 'Кино с музыкой',
        kk: 'Әуенді кино',
        en: 'Films with music',
        uz: 'Musiqali kino',
      }),
      collection('newyear-comedies', 'balloons', '#4a1f3a', {
        ru: 'Посмеяться вечером',
        kk: 'Кешкі күлкі',
        en: 'Laughs for the evening',
        uz: 'Kechki kulgi',
      }),
      collection('central-asia', 'mountains', '#3a2230', {
        ru: 'Снято в Центральной Азии',
        kk: 'Орталық Азияда түсірілген',
        en: 'Made in Central Asia',
        uz: 'Markaziy Osiyoda olingan',
      }),
      collection('free-films', 'city', '#1c2b4a', {
        ru: 'Без подписки',
        kk: 'Жазылымсыз',
        en: 'No subscription needed',
        uz: 'Obunasiz',
      }),
      collection('newyear-romance', 'aurora', '#26303c', {
        ru: 'Зимние истории любви',
        kk: 'Қысқы махаббат хикаялары',
        en: 'Winter love stories',
        uz: 'Qishki sevgi hikoyalari',
      }),
    ],
  },
};
