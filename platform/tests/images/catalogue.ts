import {
  type ImageCatalogue,
  type ImageMood,
  type ImageSubject,
  imageWorlds,
} from '../../src/origin/images/subject.ts';

export const moods: readonly ImageMood[] = [
  'drama',
  'comedy',
  'thriller',
  'kids',
  'documentary',
  'scifi',
  'history',
  'romance',
  'horror',
  'adventure',
  'show',
];

/** A realistic title of each world and mood. */
export const titles: readonly ImageSubject[] = imageWorlds.flatMap((world, i) =>
  [0, 1, 2].map((k) => ({
    seed: `${world}-${k}`,
    title: ['Тишина над Чарыном', 'Қаладағы түн', 'Oʻtkan kunlar'][k] ?? '',
    subtitle: 'драма · 2023',
    credits: ['Асель Турсынхан', 'Тимур Бекжанов'],
    world,
    mood: moods[(i * 3 + k) % moods.length] as ImageMood,
  })),
);

/** One known id; all others are unknown. */
export const tinyCatalogue: ImageCatalogue = {
  subject: async (_kind, id, locale) =>
    id === 'known' ? { seed: 'known', title: `Тау ${locale}`, world: 'mountains', mood: 'drama' } : null,
};
