'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { Link, type LinkProps } from '@/components/ui/link/Link';

const never = () => () => {};

/** Whether the address in the bar is this page or one below it. */
export function isWithin(path: string | null, href: string): boolean {
  return href === '/' ? path === '/' : path === href || Boolean(path?.startsWith(`${href}/`));
}

/**
 * Marks the page one is on. The server renders stored pages under a rewritten address (site and locale in front), so
 * only the browser knows; the mark is set after hydration.
 */
export function NavLink(props: LinkProps) {
  const path = usePathname();
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Link {...props} aria-current={isBrowser && isWithin(path, props.href) ? 'page' : undefined} />;
}
