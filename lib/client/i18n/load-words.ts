import type { WordsName } from '@/lib/shared/i18n/dialog-words';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { isLocale, type Locale } from '@/lib/shared/i18n/locales';

const WORDS_TIMEOUT_MS = 8_000;

const loaded = new Map<WordsName, Promise<unknown>>();

/** The language of the document; a change of it is a new document (DESIGN section 4). Browser only. */
export function pageLocale(): Locale {
  const lang = document.documentElement.lang.slice(0, 2);
  return isLocale(lang) ? lang : 'ru';
}

/** Texts of a dialog, requested once a document; a failure is not cached. */
export function loadWords<Name extends WordsName>(name: Name): Promise<Messages[Name]> {
  const known = loaded.get(name) ?? fetchWords(name);
  loaded.set(name, known);
  known.catch(() => loaded.delete(name));
  return known as Promise<Messages[Name]>;
}

async function fetchWords(name: WordsName): Promise<unknown> {
  const signal = AbortSignal.timeout(WORDS_TIMEOUT_MS);
  const response = await fetch(`/api/words/${name}?lang=${pageLocale()}`, { signal });
  if (!response.ok) throw new Error(`words of ${name}: ${response.status}`);
  const words: unknown = await response.json();
  // A schema of all texts would be as large as the dictionary, and the validator is too large for pages that
  // open no dialog.
  if (typeof words !== 'object' || words === null) throw new Error(`words of ${name}: no words`);
  return words;
}
