import { KIND_ATTRIBUTE, type PageKind, pageKind, readPageKind } from '@/lib/shared/policy/page-kind';
import { routes } from '@/lib/shared/routes';
import { type Audience, readChildAudience } from '@/lib/shared/sites/audience';

/** The audience that the page was rendered for; lists that load later use the same. Browser only. */
export function documentAudience(): Audience {
  return readChildAudience(document.documentElement.dataset.audience) ?? 'everyone';
}

/** The first page of what this document belongs to: of the site, or of the account inside an application. Browser only. */
export function documentHome(): string {
  return document.documentElement.dataset.home ?? routes.home();
}

/** Whether other sites can be opened beside this page; a host app may show one page at a time. Browser only. */
export function hasTabs(): boolean {
  return document.documentElement.dataset.oneView === undefined;
}

/**
 * The kind of the content policy that this document was sent with. It stays until the next full load, whatever page the
 * router shows. To use a host of another kind, load the page as a document. Browser only.
 */
export function documentKind(): PageKind {
  const named = readPageKind(document.documentElement.getAttribute(KIND_ATTRIBUTE));
  if (named) return named;
  const [loaded] = performance.getEntriesByType('navigation');
  return pageKind(loaded ? new URL(loaded.name).pathname : location.pathname);
}
