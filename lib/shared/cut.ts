/** The beginning of a text. A sign of two halves (an emoji) is left out when only one fits: alone, a half is no valid text. */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
