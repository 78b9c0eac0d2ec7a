import * as v from 'valibot';
import { textOrNull } from './wire';

/** The currency of a provider, as every answer about one has it. */
export const CurrencyWire = v.nullish(
  v.object({ FORMAT: textOrNull, UTF_NAME: textOrNull, ISO_CODE: textOrNull }),
);

/** `{amount} ₸`; null when there is no currency. Some platforms name only its symbol. */
export function moneyFormatOf(currency: v.InferOutput<typeof CurrencyWire>): string | null {
  if (currency?.FORMAT) return currency.FORMAT;
  return currency?.UTF_NAME ? `{amount} ${currency.UTF_NAME}` : null;
}
