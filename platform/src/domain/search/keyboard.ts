import { KAZAKH_BY_KEY, KEY_BY_LETTER, RUSSIAN_BY_KEY } from './letters.ts';

/** Spec 2 §5 Layout hint: at least three letters. */
const MIN_LETTERS = 3;

function retype(text: string, keys: ReadonlyMap<string, string>): string {
  return [...text.toLowerCase()].map((sign) => keys.get(sign) ?? sign).join('');
}

/** What would stand there had the keyboard been switched: `ghbdtn` is «привет», `ьфекшч` is "matrix". */
export function otherLayouts(text: string): string[] {
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/giu)?.length ?? 0;
  if (latin > 0 && cyrillic > 0) return [];
  if (cyrillic >= MIN_LETTERS) return [retype(text, KEY_BY_LETTER)];
  if (latin < MIN_LETTERS) return [];
  return [...new Set([retype(text, RUSSIAN_BY_KEY), retype(text, KAZAKH_BY_KEY)])];
}
