'use client';

import type { ComponentProps } from 'react';
import { OutsideLinks } from '@/components/ui/link/OutsideLinks';
import PageError from '../error';

/** A player on another site that failed: its ways on open the site in a new tab. */
export function EmbedError(props: ComponentProps<typeof PageError>) {
  return (
    <OutsideLinks>
      <PageError {...props} />
    </OutsideLinks>
  );
}
