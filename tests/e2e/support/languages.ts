const LANGUAGES = ['ru', 'kk', 'en', 'uz'] as const;

export type Language = (typeof LANGUAGES)[number];

/**
 * The languages in which a place is tested: all four with `ALL_LANGUAGES=1` (`npm run test:axe`), otherwise one that
 * depends on the place, so that the gate stays short and still tests every language.
 */
export function languagesOf(place: number): readonly Language[] {
  if (process.env.ALL_LANGUAGES) return LANGUAGES;
  return LANGUAGES.slice(place % LANGUAGES.length, (place % LANGUAGES.length) + 1);
}
