'use client';

import type { ComponentPropsWithoutRef, FocusEvent, MouseEvent, PointerEvent } from 'react';
import { leavesToBrowser } from '@/lib/client/browser/pressed';
import { useRouterIfAny } from '@/server/next-compat/router';
import { pointAt, pointAway } from './intent';

export type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  href: string;
  scroll?: boolean;
  /** Takes the place of the current history entry: "back" leads to the page before it. */
  replace?: boolean;
};

/**
 * A client-side link that prefetches on intent. A page of rows has a hundred links, so prefetching visible ones would
 * flood the server. The link of the framework adds 3 KiB to every page for unused features.
 */
export function Link({ href, scroll, replace = false, ...rest }: LinkProps) {
  const { onClick, onPointerEnter, onPointerLeave, onFocus } = rest;
  // Without a router this is a plain link.
  const router = useRouterIfAny();

  const want = () => {
    if (isOurs(href)) router?.prefetch(href);
  };
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // Script may have added parameters that stored pages do not have.
    const to = event.currentTarget.getAttribute('href') ?? href;
    if (!router || event.defaultPrevented || leavesToBrowser(event.currentTarget, event) || !isOurs(to))
      return;
    event.preventDefault();
    if (replace) router.replace(to, { scroll });
    else router.push(to, { scroll });
  };

  return (
    <a
      {...rest}
      href={href}
      onClick={go}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event);
        pointAt(event.currentTarget, want);
      }}
      onPointerLeave={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerLeave?.(event);
        pointAway();
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event);
        want();
      }}
    />
  );
}

/** The router accepts only pages of this origin. */
function isOurs(href: string): boolean {
  return new URL(href, location.href).origin === location.origin;
}
