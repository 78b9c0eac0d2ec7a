import type { FilmBrief } from '../../../back-catalogue/brief.ts';

export const oldHorrors: readonly FilmBrief[] = [
  {
    key: 'the-ninth-step',
    title: {
      ru: 'Девятая ступень',
      kk: 'Тоғызыншы баспалдақ',
      en: 'The Ninth Step',
      uz: 'Toʻqqizinchi zina',
    },
    short: {
      ru: 'Лестница в подвал каждую ночь становится длиннее на одну ступень.',
      kk: 'Жертөлеге түсетін баспалдақ түн сайын бір сатыға ұзарады.',
      en: 'The stairs to the cellar grow by one step every night.',
      uz: 'Yertoʻlaga tushadigan zina har kecha bir pogʻonaga uzayadi.',
    },
    year: 2013,
    minutes: 87,
    age: 18,
    genres: ['horror'],
    countries: ['kz'],
    rating: 6.5,
  },
  {
    key: 'whistling-canyon',
    title: {
      ru: 'Свистящее ущелье',
      kk: 'Ысқырған шатқал',
      en: 'Whistling Canyon',
      uz: 'Hushtak chaladigan dara',
    },
    short: {
      ru: 'Геологи слышат свист и находят лагерь, точь-в-точь как их собственный.',
      kk: 'Геологтар ысқырық естіп, өздерінікінен аумайтын лагерь табады.',
      en: 'Geologists hear a whistle and find a camp exactly like their own.',
      uz: 'Geologlar hushtak eshitib, oʻzlarinikiga aynan oʻxshash lagerni topadi.',
    },
    year: 2010,
    minutes: 91,
    age: 16,
    genres: ['horror', 'thriller'],
    countries: ['kz', 'kg'],
    rating: 6.6,
  },
  {
    key: 'mirror-seller',
    title: { ru: 'Продавец зеркал', kk: 'Айна сатушы', en: 'The Mirror Seller', uz: 'Koʻzgu sotuvchi' },
    short: {
      ru: 'Зеркала с барахолки показывают комнаты такими, какими они были до хозяев.',
      kk: 'Барахолкадағы айналар бөлмелерді иелеріне дейінгі күйінде көрсетеді.',
      en: 'Mirrors from a flea market show rooms as they were before their owners.',
      uz: 'Bozordagi koʻzgular xonalarni egalaridan oldingi holida koʻrsatadi.',
    },
    year: 2017,
    minutes: 89,
    age: 18,
    genres: ['horror', 'drama'],
    countries: ['uz'],
    rating: 6.4,
  },
];
