'use client';

import { Link, type LinkProps } from '@/components/ui/link/Link';
import { useBrowserPath } from '@/lib/client/hooks/use-browser-path';
import { isWithin, MENU_LINK_ATTRIBUTE } from '@/lib/rules/pages/current-page';

/** Marks the current page; before hydration the mark of the server is valid (server/current-links.ts). */
export function NavLink(props: LinkProps) {
  const path = useBrowserPath();
  return (
    <Link
      {...props}
      {...{ [MENU_LINK_ATTRIBUTE]: '' }}
      aria-current={isWithin(path, props.href) ? 'page' : undefined}
      suppressHydrationWarning
    />
  );
}
