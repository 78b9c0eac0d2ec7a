'use client';

import type { ComponentPropsWithoutRef, FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useRouterIfAny } from '@/server/next-compat/router';
import { pointAt, pointAway } from './intent';

export type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string; scroll?: boolean };

/**
 * A soft link that prefetches on intent. A page of rows holds a hundred of them: prefetching what is merely in view
 * would ask the server for all. The framework's own link weighs 3 KiB on every page for what is not used here.
 */
export function Link({ href, scroll, onClick, onPointerEnter, onPointerLeave, onFocus, ...rest }: LinkProps) {
  // Without a router a link is a plain link.
  const router = useRouterIfAny();

  const want = () => {
    if (isOurs(href)) router?.prefetch(href);
  };
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // What stored pages do not know may have been added to it meanwhile.
    const to = event.currentTarget.getAttribute('href') ?? href;
    if (!router || event.defaultPrevented || leavesToBrowser(event) || !isOurs(to)) return;
    event.preventDefault();
    router.push(to, { scroll });
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

/** A new tab, a new window, a file: what the browser does with a link by itself. */
function leavesToBrowser({
  currentTarget,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent<HTMLAnchorElement>) {
  const { target } = currentTarget;
  const isElsewhere = (target !== '' && target !== '_self') || currentTarget.hasAttribute('download');
  return isElsewhere || metaKey || ctrlKey || shiftKey || altKey;
}

/** The router refuses what is not a page of this origin. */
function isOurs(href: string): boolean {
  return new URL(href, location.href).origin === location.origin;
}
