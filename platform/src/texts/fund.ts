import type { LegalText } from './text.ts';

/** The page of the fund that the seed’s donations lead to: invented like everything of the seed, so it takes no money. */
export const fund: LegalText = {
  title: {
    ru: 'Фонд «Дала кино»',
    kk: '«Дала кино» қоры',
    en: 'The Dala Cinema fund',
    uz: '«Dala kino» jamgʻarmasi',
  },
  paragraphs: [
    {
      ru: 'Этот фонд придуман, чтобы показать, как выглядит поддержка авторов. Деньги здесь не собирают.',
      kk: 'Бұл қор авторларды қолдау қалай жұмыс істейтінін көрсету үшін ойдан шығарылған. Мұнда ақша жиналмайды.',
      en: 'This fund is invented, to show what supporting the makers looks like. No money is collected here.',
      uz: 'Bu jamgʻarma mualliflarni qoʻllab-quvvatlash qanday koʻrinishini namoyish etish uchun oʻylab topilgan. Bu yerda pul yigʻilmaydi.',
    },
    {
      ru: 'Провайдер ставит на её место страницу настоящего фонда или пакет, которым зритель поддерживает авторов.',
      kk: 'Провайдер бұл беттің орнына нағыз қордың бетін немесе көрермен авторларды қолдайтын пакетті қояды.',
      en: 'A provider puts the page of a real fund in its place, or a packet by which viewers support the makers.',
      uz: 'Provayder bu sahifa oʻrniga haqiqiy jamgʻarma sahifasini yoki tomoshabin mualliflarni qoʻllab-quvvatlaydigan paketni qoʻyadi.',
    },
  ],
};
