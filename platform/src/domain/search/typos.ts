/** The number of typos allowed in a query of that many letters. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

/**
 * Typos (a letter wrong, missing, too many, or two swapped) between a query and the beginning of a text: the rest
 * of the text is ignored, because the viewer may still be typing.
 */
function prefixEditDistance(wanted: string, text: string): number {
  let before: number[] = [];
  let last = Array.from({ length: text.length + 1 }, (_, at) => at);
  for (let row = 1; row <= wanted.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= text.length; column += 1) {
      const isSame = wanted[row - 1] === text[column - 1];
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && wanted[row - 1] === text[column - 2] && wanted[row - 2] === text[column - 1];
      next.push(isSwap ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost);
    }
    before = last;
    last = next;
  }
  return Math.min(...last);
}

/** The fewest typos between a query and a name, starting at any of its words. */
export function typoCount(wanted: string, name: string): number {
  const most = wanted.length + allowedTypos(wanted.length) + 1;
  const starts = [0, ...[...name.matchAll(/ /g)].map(({ index }) => index + 1)];
  return Math.min(...starts.map((start) => prefixEditDistance(wanted, name.slice(start, start + most))));
}

/** Words of fewer letters are mostly prepositions and articles: «о бабушке». */
const MIN_WORD = 3;
/** Words with fewer letters in common are different words. */
const MIN_STEM = 4;
/** The endings of one word: of Kazakh and Uzbek queries they are the longest («-ларының», "-laridan"). */
const MAX_ENDING = { wanted: 6, name: 3 };

/** How much of a word another form of it has in common: «құдықтан» with «құдық»; 0 when they are different words. */
function sameStem(wanted: string, word: string): number {
  let stem = 0;
  while (stem < wanted.length && wanted[stem] === word[stem]) stem += 1;
  const [ending, nameEnding] = [wanted.length - stem, word.length - stem];
  const isForm =
    stem >= MIN_STEM && ending <= Math.min(stem, MAX_ENDING.wanted) && nameEnding <= MAX_ENDING.name;
  return isForm ? stem / Math.max(wanted.length, word.length) : 0;
}

function likeness(wanted: string, word: string): number {
  const typos = prefixEditDistance(wanted, word);
  const typed = typos <= allowedTypos(wanted.length) ? 1 - typos / wanted.length : 0;
  return Math.max(typed, sameStem(wanted, word));
}

/**
 * How much of a query a name matches, from 0 to 1: each word of the query may have typos or another ending, in any
 * order.
 */
export function matchScore(wanted: string, name: string): number {
  const all = wanted.split(' ');
  const long = all.filter((word) => word.length >= MIN_WORD);
  const words = long.length > 0 ? long : all;
  const named = name.split(' ');
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const known = words.map((word) => word.length * Math.max(...named.map((one) => likeness(word, one))));
  return known.reduce((sum, one) => sum + one, 0) / letters;
}
