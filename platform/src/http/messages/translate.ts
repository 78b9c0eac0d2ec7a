import type { Locale } from '../locale.ts';
import { en } from './en.ts';
import { kk } from './kk.ts';
import { type Messages, ru } from './ru.ts';
import { uz } from './uz.ts';

const dictionaries: Record<Locale, Messages> = { ru, kk, en, uz };

export type MessageKey = keyof Messages;
export type MessageParams = Record<string, string | number>;

/** A message with its values, translated when the language of the caller is known. */
export interface Spoken {
  key: MessageKey;
  params?: MessageParams | undefined;
}

export function translate(locale: Locale, message: Spoken): string {
  return dictionaries[locale][message.key].replace(/\{(\w+)\}/g, (hole, name: string) =>
    String(message.params?.[name] ?? hole),
  );
}
