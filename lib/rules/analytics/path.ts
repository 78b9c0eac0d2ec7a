import { kindOfPage, OTHER } from '@/lib/rules/pages/kind-of-page';

/** Ids and slugs of ours: no letters of a name, no `@` and no `+`. */
const PART = /^[\w.~-]{1,120}$/;

/**
 * What an address says about the page and nothing about the person: addresses can be mistyped, and then hold whatever was
 * on somebody's clipboard. A first word that is none of the product's is `/other`; parts that cannot be ids are left out.
 */
export function toldPath(pathname: string): string {
  const kind = kindOfPage(pathname);
  if (kind === OTHER) return `/${OTHER}`;
  const [, , ...parts] = pathname.split('/');
  return parts.length <= 2 && parts.every((part) => PART.test(part)) ? pathname : `/${kind}`;
}
