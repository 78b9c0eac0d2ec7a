/** The first `most` code units of a text. A pair of surrogates (an emoji) is never split. */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
