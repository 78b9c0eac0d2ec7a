import { LOCALE_PARAM } from '@/lib/shared/i18n/locales';

/**
 * A link to this page in another language keeps the rest of the query: filters, a search, a page of a list.
 * Stored pages do not know it, so it is added when the link is used: on `pointerdown` (also for new tabs and
 * copied addresses) and on `click` (also for the keyboard).
 */
export function keepQuery({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  const language = new URLSearchParams(link.search).get(LOCALE_PARAM);
  const query = new URLSearchParams(location.search);
  query.set(LOCALE_PARAM, language ?? '');
  link.search = query.toString();
}
