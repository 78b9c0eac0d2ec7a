import { readFileSync } from 'node:fs';
import type { Messages } from '../../../lib/shared/i18n/dictionaries';

/** The runner transforms JSON modules, so the dictionary is read as a file. */
export function wordsIn(lang: string): Messages {
  const text = readFileSync(new URL(`../../../messages/${lang}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as Messages;
}
