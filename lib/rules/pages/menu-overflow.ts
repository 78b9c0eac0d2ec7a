/** Sizes of the menu in rem, as in `components/shell/header/menu.module.scss`. */
const TEXT = 0.9375;
const GAP = 1.5;
const DOTS = 3.75;

/**
 * Required widths are rounded to steps, because the style sheet has one rule for each (`menu.module.scss`).
 */
const STEP = 2;
export const MIN_WIDTH = 4;
export const MAX_WIDTH = 80;

/** Widths of letters of the typeface in em, rounded up: one page less is better than a cut one. */
const WIDTHS: ReadonlyArray<readonly [RegExp, number]> = [
  [/[ilIjtfr.,:;'’ʻ|! ]/, 0.38],
  [/[мшщжюфыъmwМШЩЖЮФЫMWQӨҚҒҢ@]/, 0.86],
  [/[\p{Lu}\p{N}]/u, 0.74],
];
const USUAL = 0.61;

/** The estimated width of a title in rem. */
export function titleWidth(title: string): number {
  const em = [...title].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL),
    0,
  );
  return em * TEXT;
}

/**
 * For each page of the menu the width in rem that the line needs to show it and the "…" for the pages after
 * it. Computed on the server, so the menu is right without scripts (spec 3 §2 Header).
 */
export function roomNeeded(titles: readonly string[]): number[] {
  let end = -GAP;
  const needs = titles.map((title, at) => {
    end += GAP + titleWidth(title);
    return end + (at === titles.length - 1 ? 0 : DOTS);
  });
  // The last page needs no room for dots, because none follows.
  const last = needs.at(-1) ?? 0;
  return needs.map((need) => inSteps(Math.min(need, last)));
}

function inSteps(rem: number): number {
  return Math.min(Math.max(Math.ceil(rem / STEP) * STEP, MIN_WIDTH), MAX_WIDTH);
}
