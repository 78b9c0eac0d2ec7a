'use client';

import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';

interface Props {
  text: string;
}

/** WCAG 4.1.3: how much was found is announced. Screen readers tell changes, so the element is there before its words. */
export function ResultStatus({ text }: Props) {
  const [said, say] = useState('');
  useEffect(() => say(text), [text]);
  return (
    <>
      <p aria-hidden={said ? 'true' : undefined}>{text}</p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
