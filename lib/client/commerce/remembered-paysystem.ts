import { readStored, writeStored } from '@/lib/client/browser/storage';
import { PAYSYSTEMS, type PaysystemName } from '@/lib/rules/commerce/product';

const KEY = 'taspa:way-to-pay';

/** The payment method used last in this browser: only its name, which says nothing about a card or a phone. */
export function rememberedPaysystem(): PaysystemName | null {
  const stored = readStored('local', KEY);
  return PAYSYSTEMS.find((name) => name === stored) ?? null;
}

export function rememberPaysystem(name: PaysystemName): void {
  // Without storage the platform’s order of the ways is used.
  writeStored('local', KEY, name);
}
