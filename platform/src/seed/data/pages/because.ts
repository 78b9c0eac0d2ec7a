import type { RowSeed } from './shape.ts';

export const because: RowSeed = {
  slug: 'because-you-watched',
  template: 'because',
  title: {
    ru: 'Похоже на то, что вы смотрели',
    kk: 'Сіз көргенге ұқсас',
    en: 'Similar to what you watched',
    uz: 'Siz koʻrganlarga oʻxshash',
  },
  source: {
    kind: 'because',
    title: {
      ru: 'Потому что вы смотрели «{title}»',
      kk: 'Сіз көрген «{title}» негізінде',
      en: 'Because you watched “{title}”',
      uz: 'Siz «{title}»ni koʻrganingiz uchun',
    },
  },
};
