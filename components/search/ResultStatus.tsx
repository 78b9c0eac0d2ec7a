'use client';

import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';

interface Props {
  /** The address of these results. */
  search: string;
  text: string;
  /** The page says it in its own words below. */
  isOnlyHeard?: boolean;
}

/**
 * WCAG 4.1.3: announces the number of results. Screen readers announce changes only, so the element exists before its
 * text, and the same number of another search is a new element.
 */
export function ResultStatus({ search, text, isOnlyHeard = false }: Props) {
  const [announced, announce] = useState<{ search: string; text: string } | null>(null);
  useEffect(() => announce({ search, text }), [search, text]);
  return (
    <>
      {isOnlyHeard ? null : <p aria-hidden={announced ? 'true' : undefined}>{text}</p>}
      <VisuallyHidden>
        <span role="status">{announced ? <span key={announced.search}>{announced.text}</span> : null}</span>
      </VisuallyHidden>
    </>
  );
}
