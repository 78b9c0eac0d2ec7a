import 'server-only';
import type { Crumb } from '@/lib/rules/catalogue/view';
import type { SiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';

/** From home to the page itself, which is not a link. */
export function crumbsTo(title: string, siteContext: SiteContext, between: readonly Crumb[] = []): Crumb[] {
  const { start } = wordsOf(siteContext.locale).shell;
  return [{ title: start, href: routes.home() }, ...between, { title, href: null }];
}
