import { MENU_SUBTITLE_MAX } from './constants';

/** An episode as the series menu shows it. */
export interface MenuEpisode {
  id: string;
  season: number;
  number: number;
  title: string;
  description: string | null;
  picture: string | null;
  /** Watched share, 0…100; null when it was never started. */
  percent: number | null;
  /** Announced: it is listed and cannot be played. */
  isAnnouncement: boolean;
}

/** The series of the episode on screen, for its menu. */
export interface SeriesMenu {
  currentId: string;
  /** Called when the menu opens. @throws when the list cannot be read */
  load(): Promise<readonly MenuEpisode[]>;
  open(id: string): void;
}

/** Spec 2 §9: the subtitle of a menu has at most 70 characters; it ends with a whole word. */
export function menuSubtitle(text: string | null): string | null {
  const whole = text?.trim();
  if (!whole) return null;
  if (whole.length <= MENU_SUBTITLE_MAX) return whole;
  const cut = whole.slice(0, MENU_SUBTITLE_MAX - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : undefined).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** The seasons in order. */
export function seasonsOf(episodes: readonly MenuEpisode[]): number[] {
  return [...new Set(episodes.map(({ season }) => season))].sort((a, b) => a - b);
}

/** The season to open first: that of the episode on screen. */
export function firstSeason(episodes: readonly MenuEpisode[], currentId: string): number | null {
  return episodes.find(({ id }) => id === currentId)?.season ?? seasonsOf(episodes)[0] ?? null;
}
