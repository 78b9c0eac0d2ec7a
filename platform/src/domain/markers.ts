import type { Localized } from '../origin/catalogue.ts';

/** What a part of a title is; a chapter has a name, the others are skipped by players. */
export const markerTypes = ['recap', 'intro', 'credits', 'chapter'] as const;
export type MarkerType = (typeof markerTypes)[number];

/** A part of a title, in seconds from its beginning. */
export type Marker = {
  type: MarkerType;
  start: number;
  /** Null: to the next chapter, or to the end of the title. */
  end: number | null;
  title: Localized | null;
};

/** Names that people give to chapters which are no part of the story. */
const NAMED: readonly (readonly [MarkerType, RegExp])[] = [
  ['recap', /^(recap|previously|ранее|в предыдущ|алдыңғы серияда|oldingi qism)/i],
  ['intro', /^(intro|opening|заставка|вступительн|бастау|kirish)/i],
  ['credits', /^(end credits|credits|ending|outro|титры|финальные титры|титрлер|titrlar)/i],
];

/** The type of a chapter of a file, by its name. */
export function markerTypeOf(name: string): MarkerType {
  return NAMED.find(([, words]) => words.test(name.trim()))?.[0] ?? 'chapter';
}

export type FileChapter = { start: number; title: string };

/** The markers of the chapters of a file, which end where the next one begins. */
export function markersOfChapters(chapters: readonly FileChapter[], seconds: number): Marker[] {
  const inside = chapters.filter(({ start }) => start < seconds).sort((a, b) => a.start - b.start);
  return inside.map(({ start, title }, at) => {
    const type = markerTypeOf(title);
    const end = inside[at + 1]?.start ?? null;
    const name = { ru: title, kk: title, en: title, uz: title };
    return { type, start, end, title: type === 'chapter' ? name : null };
  });
}
