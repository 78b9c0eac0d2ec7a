import 'server-only';
import type { Metadata } from 'next';
import type { Crumb } from '@/lib/catalogue/view';
import { wordsOf } from '@/lib/i18n/words';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/page-head';
import type { Face } from '@/lib/sites/current';

interface Head {
  path: string;
  title: string;
  description?: string | null;
  /** The page itself stays out of search engines. */
  isHidden?: boolean;
}

/** What search engines hear of a page that has no mask of the platform's. */
export function headOf(head: Head, face: Face): Promise<Metadata> {
  return pageHead(head, face);
}

/** From home to the page itself, which is not a link. */
export function crumbsTo(title: string, face: Face, between: readonly Crumb[] = []): Crumb[] {
  const { start } = wordsOf(face.locale).shell;
  return [{ title: start, href: routes.home() }, ...between, { title, href: null }];
}
