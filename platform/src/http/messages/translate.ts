import type { Locale } from '../locale.ts';
import { en } from './en.ts';
import { formatMoney } from './format-money.ts';
import { kk } from './kk.ts';
import { type Messages, ru } from './ru.ts';
import { uz } from './uz.ts';

const dictionaries: Record<Locale, Messages> = { ru, kk, en, uz };

export type MessageKey = keyof Messages;
/** A sum is written in the language of the message; `format` is that of its currency. */
type Sum = { amount: string; format: string };
export type MessageParams = Record<string, string | number | Sum>;

/** A message with its values, translated when the language of the caller is known. */
export interface Spoken {
  key: MessageKey;
  params?: MessageParams | undefined;
}

export function translate(locale: Locale, message: Spoken): string {
  return dictionaries[locale][message.key].replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = message.params?.[name] ?? hole;
    return typeof value === 'object' ? formatMoney(value.amount, value.format, locale) : String(value);
  });
}
