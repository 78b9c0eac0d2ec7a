import { kindOfPage, OTHER } from '@/lib/rules/pages/kind-of-page';

/** Ids and slugs of ours: no letters of other scripts, no `@` and no `+`. */
const PART = /^[\w.~-]{1,120}$/;

/**
 * The part of an address that describes the page and not the viewer: a mistyped address may contain personal
 * data. An unknown first word becomes `/other`; parts that cannot be ids are left out.
 */
export function trackedPath(pathname: string): string {
  const kind = kindOfPage(pathname);
  if (kind === OTHER) return `/${OTHER}`;
  const [, , ...parts] = pathname.split('/');
  return parts.length <= 2 && parts.every((part) => PART.test(part)) ? pathname : `/${kind}`;
}
