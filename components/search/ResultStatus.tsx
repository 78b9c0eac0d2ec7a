'use client';

import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';

interface Props {
  text: string;
  /** The page says it in its own words below. */
  isOnlyHeard?: boolean;
}

/**
 * WCAG 4.1.3: announces the number of results. Screen readers announce changes only, so the element exists before its
 * text.
 */
export function ResultStatus({ text, isOnlyHeard = false }: Props) {
  const [announced, announce] = useState('');
  useEffect(() => announce(text), [text]);
  return (
    <>
      {isOnlyHeard ? null : <p aria-hidden={announced ? 'true' : undefined}>{text}</p>}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}
