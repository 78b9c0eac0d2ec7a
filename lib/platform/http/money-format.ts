import * as v from 'valibot';
import { textOrNull } from './wire';

/** The currency of a provider, as every answer about one has it. */
export const CurrencyWire = v.nullish(
  v.object({ FORMAT: textOrNull, UTF_NAME: textOrNull, ISO_CODE: textOrNull }),
);

type Currency = v.InferOutput<typeof CurrencyWire>;

/** `{amount} ₸`; null when there is no currency. Some platforms name only its symbol. */
export function moneyFormatOf(currency: Currency): string | null {
  if (currency?.FORMAT) return currency.FORMAT;
  return currency?.UTF_NAME ? `{amount} ${currency.UTF_NAME}` : null;
}

/**
 * How to write an amount that has a currency of its own (ISO 4217), such as one that was paid at another provider: `{amount} UZS`.
 * Null stands for the currency of the provider.
 */
export function formatOfAmount(own: string | null, currency: Currency): string | null {
  return own === null || own === currency?.ISO_CODE ? moneyFormatOf(currency) : `{amount} ${own}`;
}
