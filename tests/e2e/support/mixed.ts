import { plain } from './head';
import { wordsIn } from './words';

/** Words of our own in a page that stand in another language than the page. */

const LANGUAGES = ['ru', 'kk', 'en', 'uz'];

/** A shorter phrase may be a part of a title of somebody else's. */
const MIN_PHRASE = 12;

function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

interface Foreign {
  /** Found anywhere in a text. */
  phrases: string[];
  /** Found only as the whole of a text: a button, a label. */
  labels: ReadonlySet<string>;
}

/** What the other dictionaries say and this one does not. */
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

/** Texts that one reads or hears: between tags, and in the attributes that are read aloud. Without code. */
function visibleTexts(html: string): string[] {
  const page = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '');
  const spoken = [...page.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  return [...page.split(/<[^>]*>/), ...spoken].map((text) => plain(text ?? '').trim()).filter(Boolean);
}

/** Asks pages of one language for words of another; what is found is told. */
export function mixedWords(lang: string): (html: string) => string[] {
  const { phrases, labels } = foreignTo(lang);
  return (html) => {
    const texts = visibleTexts(html);
    const joined = texts.join('\n');
    return [
      ...new Set([
        ...texts.filter((text) => labels.has(text)),
        ...phrases.filter((text) => joined.includes(text)),
      ]),
    ];
  };
}
