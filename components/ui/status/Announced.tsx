'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** Browsers report changes within a short time to screen readers as one. */
const ANNOUNCE_AFTER_MS = 150;

interface Props {
  className?: string | undefined;
  /** Words, without anything that can be pressed. */
  children: ReactNode;
}

/**
 * Words that appear together with their status. Screen readers announce only changes of an existing status, so the words are
 * visible at once, and exposed to screen readers a moment later.
 */
export function Announced({ className, children }: Props) {
  const [isExposed, setExposed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setExposed, ANNOUNCE_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={className} aria-hidden={isExposed ? undefined : true}>
      {children}
    </div>
  );
}
