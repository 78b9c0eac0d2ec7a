import type { Messages } from '@/lib/shared/i18n/dictionaries';
import type { MissingKind } from './missing-kinds';

/** Spec 2 §8: the title and heading of a fallback page. */
export function missingTitle(kind: MissingKind, { notFound, errors, forAdults }: Messages): string {
  if (kind === 'adults') return forAdults.title;
  if (kind === 'category') return errors.error_category_not_found;
  return kind === 'unavailable' ? errors.title : notFound[`not_found_${kind}`];
}
