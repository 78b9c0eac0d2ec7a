import { PAYSYSTEMS, type PaysystemName } from '@/lib/rules/commerce/product';

const KEY = 'taspa:way-to-pay';

/** The payment method used last in this browser: only its name, which says nothing about a card or a phone. */
export function rememberedPaysystem(): PaysystemName | null {
  try {
    const stored = localStorage.getItem(KEY);
    return PAYSYSTEMS.find((name) => name === stored) ?? null;
  } catch {
    return null;
  }
}

export function rememberPaysystem(name: PaysystemName): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage the platform’s order of the ways is used.
  }
}
