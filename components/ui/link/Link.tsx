'use client';

import NextLink from 'next/link';
import { type ComponentPropsWithoutRef, useState } from 'react';

export type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string; scroll?: boolean };

/**
 * A soft link that prefetches on intent. A page of rows holds a hundred of them: prefetching what is merely in view
 * would ask the server for all.
 */
export function Link(props: LinkProps) {
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <NextLink {...props} prefetch={isWanted ? null : false} onPointerEnter={want} onFocus={want}>
      {props.children}
    </NextLink>
  );
}
