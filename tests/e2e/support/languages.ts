const LANGUAGES = ['ru', 'kk', 'en', 'uz'] as const;

export type Language = (typeof LANGUAGES)[number];

/**
 * The languages in which a place is looked at: all four with `ALL_LANGUAGES=1` (`npm run test:axe`), else one, another for
 * each place, so that the gate stays short and still sees every language.
 */
export function languagesOf(place: number): readonly Language[] {
  if (process.env.ALL_LANGUAGES) return LANGUAGES;
  return LANGUAGES.slice(place % LANGUAGES.length, (place % LANGUAGES.length) + 1);
}
