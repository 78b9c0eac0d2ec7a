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
            ru: 'На телевизоре',
            kk: 'Теледидарда',
            en: 'On a TV',
            uz: 'Televizorda',
          },
          description: {
            ru: '<p>Откройте этот сайт в браузере телевизора, нажмите «Войти», потом «Войти через другое устройство». Код с экрана введите на телефоне, на странице «Вход на телевизоре».</p>',
            kk: '<p>Теледидардың браузерінде осы сайтты ашып, «Кіру» түймесін, сосын «Басқа құрылғы арқылы кіру» түймесін басыңыз. Экрандағы кодты телефоннан, «Теледидарда кіру» бетінде енгізіңіз.</p>',
            en: '<p>Open this site in the browser of your TV, press “Sign in”, then “Sign in with another device”. Enter the code from the screen on your phone, on the page “Sign in on a TV”.</p>',
            uz: '<p>Televizor brauzerida shu saytni oching, «Kirish» tugmasini, keyin «Boshqa qurilma orqali kirish» tugmasini bosing. Ekrandagi kodni telefonda, «Televizorda kirish» sahifasida kiriting.</p>',
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
