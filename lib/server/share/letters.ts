/**
 * Letters in the fonts of the drawing: the ranges of @fontsource/onest for Latin and Cyrillic. Any other
 * letter would make the renderer request a font of another company, with the title in the request.
 */
const DRAWABLE =
  /[\u0020-\u007e\u00a0-\u02ba\u02bb-\u02bc\u02c6\u02da\u02dc\u0400-\u052f\u1e00-\u1e9f\u1ef2-\u1eff\u2010-\u2027\u2030-\u205e\u20ac\u20b4\u2116\u2122\u2212]/u;

/** The part of a text that can be drawn; '' when none can. */
export function drawable(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ');
  const letters = [...plain].filter((letter) => DRAWABLE.test(letter)).join('');
  const tidy = letters.replace(/ {2,}/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : '';
}
