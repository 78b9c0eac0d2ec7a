/** Sizes of the menu's line in rem, as `components/shell/header/menu.module.scss` has them. */
const TEXT = 0.9375;
const GAP = 1.5;
const DOTS = 3.75;

/** What is asked of the style sheet comes in steps: it has one rule for each (`menu.module.scss`). */
const STEP = 2;
export const LEAST = 4;
export const MOST = 80;

/** Letters of the product's typeface in em, measured a little generously: a page too few is better than half a page. */
const WIDTHS: ReadonlyArray<readonly [RegExp, number]> = [
  [/[ilIjtfr.,:;'’ʻ|! ]/, 0.38],
  [/[мшщжюфыъmwМШЩЖЮФЫMWQӨҚҒҢ@]/, 0.86],
  [/[\p{Lu}\p{N}]/u, 0.74],
];
const USUAL = 0.61;

/** How wide a title will be, in rem. */
export function titleWidth(title: string): number {
  const em = [...title].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL),
    0,
  );
  return em * TEXT;
}

/**
 * For each page of the menu how wide the line must be, in rem, to have room for it, and for the "…" of those after it.
 * Known on the server, so the menu is right before scripts and without them (spec 3 §2 Header).
 */
export function roomNeeded(titles: readonly string[]): number[] {
  let end = -GAP;
  const needs = titles.map((title, at) => {
    end += GAP + titleWidth(title);
    return end + (at === titles.length - 1 ? 0 : DOTS);
  });
  // The last one is not pushed out by dots that only stand for itself.
  const last = needs.at(-1) ?? 0;
  return needs.map((need) => inSteps(Math.min(need, last)));
}

function inSteps(rem: number): number {
  return Math.min(Math.max(Math.ceil(rem / STEP) * STEP, LEAST), MOST);
}
