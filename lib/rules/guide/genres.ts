/** A genre as a word of an attribute: "science fiction" is `science-fiction`. */
export const genreKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

/** The genres of a programme as one attribute. */
export const genreKeys = (names: readonly string[]): string => names.map(genreKey).join(' ');

/** A rule of style for all programmes but those of a genre. */
export function ruleForOthers(key: string, declarations: string): string {
  const others = `[data-genres]:not([data-genres~="${key}"])`;
  return `${others}, ${others} * { ${declarations} }`;
}
