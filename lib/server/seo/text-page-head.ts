import 'server-only';
import type { Metadata } from 'next';
import type { Crumb } from '@/lib/rules/catalogue/view';
import type { SiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { pageHead } from './page-head';

interface Head {
  path: string;
  title: string;
  description?: string | null;
  /** The page itself is not indexed. */
  isHidden?: boolean;
}

/** The head of a page without a mask of the platform. */
export function headOf(head: Head, siteContext: SiteContext): Promise<Metadata> {
  return pageHead(head, siteContext);
}

/** From home to the page itself, which is not a link. */
export function crumbsTo(title: string, siteContext: SiteContext, between: readonly Crumb[] = []): Crumb[] {
  const { start } = wordsOf(siteContext.locale).shell;
  return [{ title: start, href: routes.home() }, ...between, { title, href: null }];
}
