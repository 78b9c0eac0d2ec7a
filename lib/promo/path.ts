import { isPromoPath } from '@/lib/guard/exempt';
import { PROMO_CODE_LENGTH } from './limits';

/** What the wizard is opened with. */
export interface PromoWish {
  code: string;
}

export function isPromoWish(data: unknown): data is PromoWish {
  return typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string';
}

/**
 * The code that a promo page brings: `/promo?code={code}`, or `/promo/{code}` (spec 3 §2). Null when the path is none
 * that opens the wizard.
 */
export function promoWishOf(path: string, search: string): PromoWish | null {
  if (!isPromoPath(path)) return null;
  const [, first, second = ''] = path.split('/');
  const given = new URLSearchParams(search).get('code') ?? (first === 'promo' ? decode(second) : '');
  return { code: given.trim().slice(0, PROMO_CODE_LENGTH) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
