import { readFileSync } from 'node:fs';
import type { Messages } from '../../../lib/shared/i18n/dictionaries';

/** The runner reads JSON modules in its own way; a file it reads like everybody. */
export function wordsIn(lang: string): Messages {
  const text = readFileSync(new URL(`../../../messages/${lang}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as Messages;
}
