import { seedId } from '../../ids.ts';
import type { RowSeed } from './shape.ts';

/** Plain buttons: the destination types without a picture (spec 2 §2). */
export const quickButtons: RowSeed = {
  slug: 'home-quick',
  template: 'button',
  title: { ru: 'Быстрый выбор', kk: 'Жылдам таңдау', en: 'Quick picks', uz: 'Tezkor tanlov' },
  source: {
    kind: 'promotions',
    items: [
      {
        id: seedId('promo:last-channel'),
        destination: { type: 'last_channel' },
        title: {
          ru: 'Вернуться к каналам',
          kk: 'Арналарға оралу',
          en: 'Back to the channels',
          uz: 'Kanallarga qaytish',
        },
      },
      {
        id: seedId('promo:sport-page'),
        destination: { type: 'rowset', id: '106' },
        title: { ru: 'Спорт', kk: 'Спорт', en: 'Sport', uz: 'Sport' },
      },
      {
        id: seedId('promo:key-button'),
        destination: { type: 'enter_promo_key' },
        title: {
          ru: 'Ввести промокод',
          kk: 'Промокод енгізу',
          en: 'Enter a promo code',
          uz: 'Promokod kiritish',
        },
      },
      {
        id: seedId('promo:on-a-tv'),
        destination: {
          type: 'text',
          title: {
            ru: 'Taspa на телевизоре',
            kk: 'Taspa теледидарда',
            en: 'Taspa on a TV',
            uz: 'Taspa televizorda',
          },
          description: {
            ru: '<p>Установите приложение Taspa из магазина телевизора, откройте его и введите номер телефона: код для входа придёт в сообщении.</p>',
            kk: '<p>Теледидардың қолданбалар дүкенінен Taspa қолданбасын орнатып, оны ашыңыз да, телефон нөміріңізді енгізіңіз: кіру коды хабарламамен келеді.</p>',
            en: '<p>Install the Taspa app from the store of your TV, open it and enter your phone number: the code to sign in comes in a message.</p>',
            uz: '<p>Televizoringizning ilovalar doʻkonidan Taspa ilovasini oʻrnating, uni oching va telefon raqamingizni kiriting: kirish kodi xabarda keladi.</p>',
          },
        },
        title: {
          ru: 'Как смотреть на телевизоре',
          kk: 'Теледидардан қалай көруге болады',
          en: 'How to watch on a TV',
          uz: 'Televizorda qanday koʻriladi',
        },
      },
    ],
  },
};
