import { plain } from './head';
import { wordsIn } from './words';

/** Finds texts of our dictionaries on a page of another language. */

const LANGUAGES = ['ru', 'kk', 'en', 'uz'];

/** A shorter phrase could be part of a foreign title. */
const MIN_PHRASE = 12;

function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

interface Foreign {
  /** Searched anywhere in a text. */
  phrases: string[];
  /** Searched only as a complete text, such as a button or a label. */
  labels: ReadonlySet<string>;
}

/** Texts that are in other dictionaries and not in this one. */
function foreignTo(lang: string): Foreign {
  const own = textsOf(wordsIn(lang));
  const all = own.join('\n').toLowerCase();
  const others = LANGUAGES.filter((one) => one !== lang).flatMap((one) => textsOf(wordsIn(one)));
  const foreign = [...new Set(others)].filter(
    (text) => !text.includes('{') && /\p{L}{3}/u.test(text) && !all.includes(text.toLowerCase()),
  );
  return {
    phrases: foreign.filter((text) => text.length >= MIN_PHRASE && text.includes(' ')),
    labels: new Set(foreign),
  };
}

/** Visible and announced texts: between tags and in attributes that screen readers announce, without code. */
export function visibleTexts(html: string): string[] {
  const page = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '');
  const announced = [...page.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  return [...page.split(/<[^>]*>/), ...announced].map((text) => plain(text ?? '').trim()).filter(Boolean);
}

/** Which foreign words a text contains. Pages share most of their texts, so each is searched once. */
function searcher(lang: string): (text: string) => readonly string[] {
  const { phrases, labels } = foreignTo(lang);
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const found = known.get(text) ?? phrases.filter((phrase) => text.includes(phrase));
    known.set(text, found);
    return labels.has(text) ? [text, ...found] : found;
  };
}

const searchers = new Map<string, ReturnType<typeof searcher>>();

/** Returns a function that reports texts of other languages in pages of one language. */
export function foreignWords(lang: string): (html: string) => string[] {
  const search = searchers.get(lang) ?? searcher(lang);
  searchers.set(lang, search);
  return (html) => [...new Set(visibleTexts(html).flatMap(search))];
}
