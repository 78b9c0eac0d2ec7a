import type { Crumb } from '@/lib/rules/catalogue/view';
import { type Absolute, type Thing, thing } from '@/lib/server/seo/thing';

/** The same texts as the visible breadcrumbs (quality E2); the last one is the page itself. */
export function crumbList(crumbs: readonly Crumb[], canonical: string, absolute: Absolute): Thing {
  return thing({
    '@type': 'BreadcrumbList',
    '@id': `${absolute(canonical)}#crumbs`,
    itemListElement: crumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absolute(href ?? canonical),
    })),
  });
}
