'use client';

import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';

interface Props {
  text: string;
}

/**
 * WCAG 4.1.3: announces the number of results. Screen readers announce changes only, so the element exists before its
 * text.
 */
export function ResultStatus({ text }: Props) {
  const [announced, announce] = useState('');
  useEffect(() => announce(text), [text]);
  return (
    <>
      <p aria-hidden={announced ? 'true' : undefined}>{text}</p>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}
