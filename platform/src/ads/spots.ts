import type { Localized } from '../origin/catalogue.ts';
import { SEGMENT_SECONDS } from '../origin/timeline.ts';

/** An ad: some segments of one clip of the pool. */
export type Spot = { id: SpotId; title: Localized; clip: string; from: number; segments: number };

const SPOT_IDS = ['plus', 'tea', 'balloons', 'packshot'] as const;
export type SpotId = (typeof SPOT_IDS)[number];

export const spots: Record<SpotId, Spot> = {
  plus: {
    id: 'plus',
    title: {
      ru: 'Таспа без рекламы',
      kk: 'Жарнамасыз Таспа',
      en: 'Taspa without advertising',
      uz: 'Reklamasiz Taspa',
    },
    clip: 'city',
    from: 0,
    segments: 4,
  },
  tea: {
    id: 'tea',
    title: { ru: 'Чай «Жайлау»', kk: '«Жайлау» шайы', en: 'Zhailau tea', uz: '“Jaylov” choyi' },
    clip: 'steppe',
    from: 2,
    segments: 4,
  },
  balloons: {
    id: 'balloons',
    title: {
      ru: 'Фестиваль воздушных шаров',
      kk: 'Әуе шарлары фестивалі',
      en: 'Festival of balloons',
      uz: 'Havo sharlari festivali',
    },
    clip: 'balloons',
    from: 0,
    segments: 2,
  },
  // Spec 2 §4 Ads: the packshot plays before the content; it has no vendor and no link.
  packshot: {
    id: 'packshot',
    title: { ru: 'Таспа', kk: 'Таспа', en: 'Taspa', uz: 'Taspa' },
    clip: 'abstract',
    from: 0,
    segments: 1,
  },
};

export function spotOf(id: string): Spot | null {
  return Object.hasOwn(spots, id) ? spots[id as SpotId] : null;
}

export function spotSeconds({ segments }: Spot): number {
  return segments * SEGMENT_SECONDS;
}
