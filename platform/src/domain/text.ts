/** Russian and Kazakh Cyrillic to plain Latin, the way people type it. */
export const RUSSIAN_AND_KAZAKH: Readonly<Record<string, string>> = {
  а: 'a',
  ә: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ұ: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  һ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  і: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** The same, and without the signs of Uzbek letters. */
const TO_LATIN: Readonly<Record<string, string>> = {
  ...RUSSIAN_AND_KAZAKH,
  ʻ: '',
  ʼ: '',
  '’': '',
  "'": '',
};

/** The form in which names and queries are compared: lower case, Latin letters, single spaces. */
export function searchable(text: string): string {
  let latin = '';
  for (const letter of text.toLowerCase()) latin += TO_LATIN[letter] ?? letter;
  return latin.replace(/\s+/g, ' ').trim();
}

/**
 * Whether a name matches a query in the original, in Latin letters or back (spec 2 §5):
 * converting both sides to Latin covers all three.
 */
export function matches(haystack: string, query: string): boolean {
  const wanted = searchable(query);
  // «ь» has no Latin letter, and every name has an empty text in it.
  return wanted === '' ? query.trim() === '' : haystack.includes(wanted);
}

/**
 * The beginning of a text. A sign of two halves (an emoji) is left out when only one fits: PostgreSQL refuses half of one
 * in JSON.
 */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
