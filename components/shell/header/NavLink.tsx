'use client';

import { usePathname } from 'next/navigation';
import { Link, type LinkProps } from '@/components/ui/link/Link';
import { useBrowserValue } from '@/lib/client/hooks/use-browser-value';
import { routes } from '@/lib/shared/routes';

/** Whether the current address is this page or one below it; the free channels are channels, too. */
export function isWithin(path: string | null, href: string): boolean {
  const place = path === routes.freeChannels() ? routes.channels() : path;
  return href === '/' ? place === '/' : place === href || Boolean(place?.startsWith(`${href}/`));
}

/**
 * Marks the current page. Stored pages are rendered under a rewritten address (with site and locale), so only the
 * browser knows the current page, and the mark is set after hydration.
 */
export function NavLink(props: LinkProps) {
  const path = usePathname();
  const isBrowser = useBrowserValue(() => true, false);
  return <Link {...props} aria-current={isBrowser && isWithin(path, props.href) ? 'page' : undefined} />;
}
