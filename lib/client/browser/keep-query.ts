import { LOCALE_PARAM } from '@/lib/shared/i18n/locales';

/**
 * A link to this page in another language keeps what else the address says: filters, a search, a page of a list. Stored
 * pages do not know it, so it is put in when the link is reached for. For `pointerdown` (so that new tabs and copied
 * addresses have it, too) and `click` (which keys make).
 */
export function keepQuery({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  const language = new URLSearchParams(link.search).get(LOCALE_PARAM);
  const query = new URLSearchParams(location.search);
  query.set(LOCALE_PARAM, language ?? '');
  link.search = query.toString();
}
