import type { LegalText } from './text.ts';

export const terms: LegalText = {
  title: {
    ru: 'Условия подписки',
    kk: 'Жазылым шарттары',
    en: 'Terms of subscription',
    uz: 'Obuna shartlari',
  },
  since: '2026-09-01',
  sections: [
    {
      title: { ru: 'Пакеты', kk: 'Пакеттер', en: 'Packages', uz: 'Paketlar' },
      text: {
        ru: 'Одновременно действует один основной пакет; дополнительные подключаются к нему.',
        kk: 'Бір мезгілде бір негізгі пакет жұмыс істейді; қосымшалары соған қосылады.',
        en: 'One base package is in force at a time; additional packages are added to it.',
        uz: 'Bir vaqtda bitta asosiy paket amal qiladi; qoʻshimchalari unga ulanadi.',
      },
    },
    {
      title: {
        ru: 'Смена пакета',
        kk: 'Пакетті ауыстыру',
        en: 'Changing a package',
        uz: 'Paketni almashtirish',
      },
      text: {
        ru: 'Переход на больший пакет происходит сразу, на меньший — с начала следующего срока.',
        kk: 'Үлкенірек пакетке ауысу бірден, кішісіне ауысу келесі мерзімнен басталады.',
        en: 'A change to a larger package acts at once, to a smaller one from the next term.',
        uz: 'Kattaroq paketga oʻtish darhol, kichigiga esa keyingi muddatdan boshlanadi.',
      },
    },
    {
      title: { ru: 'Пробный период', kk: 'Сынақ мерзімі', en: 'Trial', uz: 'Sinov muddati' },
      text: {
        ru: 'Пробный период предоставляется один раз. По его окончании списывается полная цена, если продление не отключено.',
        kk: 'Сынақ мерзімі бір рет беріледі. Ол аяқталған соң, ұзарту өшірілмесе, толық баға алынады.',
        en: 'A trial is given once. At its end the full price is charged unless renewal has been switched off.',
        uz: 'Sinov muddati bir marta beriladi. Tugagach, uzaytirish oʻchirilmagan boʻlsa, toʻliq narx yechiladi.',
      },
    },
  ],
};
