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
const TO_CYRILLIC: readonly (readonly [string, string])[] = [
  ...([
    ['sch', 'щ'],
    ['zh', 'ж'],
    ['kh', 'х'],
    ['ts', 'ц'],
    ['ch', 'ч'],
    ['sh', 'ш'],
    ['yu', 'ю'],
  ] as const),
  ...([
    ['ya', 'я'],
    ['yo', 'ё'],
    ['a', 'а'],
    ['b', 'б'],
    ['c', 'к'],
    ['d', 'д'],
    ['e', 'е'],
  ] as const),
  ...([
    ['f', 'ф'],
    ['g', 'г'],
    ['h', 'х'],
    ['i', 'и'],
    ['j', 'ж'],
    ['k', 'к'],
    ['l', 'л'],
  ] as const),
  ...([
    ['m', 'м'],
    ['n', 'н'],
    ['o', 'о'],
    ['p', 'п'],
    ['q', 'к'],
    ['r', 'р'],
    ['s', 'с'],
  ] as const),
  ...([
    ['t', 'т'],
    ['u', 'у'],
    ['v', 'в'],
    ['w', 'в'],
    ['x', 'кс'],
    ['y', 'й'],
    ['z', 'з'],
  ] as const),
];

/** «Хабар» is "habar". Other letters stay unchanged. */
export function toLatin(text: string): string {
  return [...text.toLowerCase()].map((letter) => TO_LATIN[letter] ?? letter).join('');
}

/** "habar" is «хабар». Other letters stay unchanged. */
export function toCyrillic(text: string): string {
  let rest = text.toLowerCase();
  let cyrillic = '';
  while (rest) {
    const known = TO_CYRILLIC.find(([latin]) => rest.startsWith(latin));
    const [from, to] = known ?? [rest.slice(0, 1), rest.slice(0, 1)];
    cyrillic += to;
    rest = rest.slice(from.length);
  }
  return cyrillic;
}

/**
 * Spec 2 §5 "Search of names": in any case, in the original, in Latin letters and back. Both sides are
 * converted to Latin and the name also to Cyrillic, so that different spellings match.
 */
export function matchesName(name: string, typed: string): boolean {
  const query = typed.toLowerCase().trim();
  const plain = name.toLowerCase();
  // «ь» has no Latin letter, and every name has an empty text in it.
  const queries = [query, toLatin(query) || query];
  return [plain, toLatin(plain), toCyrillic(plain)].some((form) =>
    queries.some((text) => form.includes(text)),
  );
}
