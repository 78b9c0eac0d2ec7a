import { isPromoPath } from '@/lib/rules/session/promo-path';
import { readCode } from './code';

/** The input that opens the wizard. `check`: the answer of a check that the dialog before it has made. */
export interface PromoInput {
  code: string;
  check?: unknown;
}

export function isPromoInput(data: unknown): data is PromoInput {
  return typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string';
}

/** The code in an address: `/promo?code={code}`, or `/promo/{code}` (spec 3 §2); empty without one. */
export function codeInAddress(path: string, search: string): string {
  if (!isPromoPath(path)) return '';
  const [, first, second = ''] = path.split('/');
  const code = new URLSearchParams(search).get('code') ?? (first === 'promo' ? decode(second) : '');
  return readCode(code);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
