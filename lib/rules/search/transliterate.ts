/** Russian, Kazakh and Uzbek Cyrillic to Latin, as written on channels and posters. */
const TO_LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  ғ: 'g',
  қ: 'k',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  і: 'i',
  ў: 'o',
  ҳ: 'h',
};

/**
 * The reverse; where one Latin letter can be several Cyrillic ones, the most frequent. Longer sounds come
 * first.
 */
const TO_CYRILLIC: Readonly<Record<string, string>> = {
  sch: 'щ',
  zh: 'ж',
  kh: 'х',
  ts: 'ц',
  ch: 'ч',
  sh: 'ш',
  yu: 'ю',
  ya: 'я',
  yo: 'ё',
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'кс',
  y: 'й',
  z: 'з',
};
const LATIN_SOUNDS = new RegExp(Object.keys(TO_CYRILLIC).join('|'), 'g');

/** Uzbek writes oʻ and gʻ; keyboards and people write the sign in several ways, or leave it out. */
const SIGNS = /[ʻʼ‘’'`]/g;

/** «Хабар» is "habar". Other letters stay unchanged. */
export function toLatin(text: string): string {
  return [...text.toLowerCase()].map((letter) => TO_LATIN[letter] ?? letter).join('');
}

/** "habar" is «хабар». Other letters stay unchanged. */
export function toCyrillic(text: string): string {
  return text.toLowerCase().replace(LATIN_SOUNDS, (sound) => TO_CYRILLIC[sound] ?? sound);
}

/**
 * The Latin forms in which names and typed texts are compared, as in the platform's search; never ''. A text with an `x` has two, because it
 * is "ks" in English and "h" in Uzbek.
 */
function latinForms(text: string): string[] {
  const latin = toLatin(text).replace(SIGNS, '').replaceAll('j', 'zh').replaceAll('q', 'k').trim();
  return ['ks', 'h'].map((sound) => latin.replaceAll('x', sound)).filter((form) => form !== '');
}

/**
 * Spec 2 §5 "Search of names": in any case, in the original, in Latin letters and back. Every name matches an empty text.
 */
export function matchesName(name: string, typed: string): boolean {
  const query = typed.toLowerCase().trim();
  if ([name.toLowerCase(), toCyrillic(name)].some((form) => form.includes(query))) return true;
  const forms = latinForms(name);
  return latinForms(query).some((wanted) => forms.some((form) => form.includes(wanted)));
}
