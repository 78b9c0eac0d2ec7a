'use client';

import { Link, type LinkProps } from '@/components/ui/link/Link';
import { useBrowserPath } from '@/lib/client/hooks/use-browser-path';
import { routes } from '@/lib/shared/routes';

/** Whether the current address is this page or one below it; the free channels are channels, too. */
export function isWithin(path: string | null, href: string): boolean {
  const place = path === routes.freeChannels() ? routes.channels() : path;
  return href === '/' ? place === '/' : place === href || Boolean(place?.startsWith(`${href}/`));
}

/** Marks the current page, after hydration. */
export function NavLink(props: LinkProps) {
  const path = useBrowserPath();
  return <Link {...props} aria-current={isWithin(path, props.href) ? 'page' : undefined} />;
}
