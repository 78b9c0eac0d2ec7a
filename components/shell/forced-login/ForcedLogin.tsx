'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isLoginRequired } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';

/** Spec 1 §4: opens the login where it is required. Every page has this component, so its code loads on demand. */
export function ForcedLogin({ forcesLogin }: { forcesLogin: boolean }) {
  const path = usePathname();
  const state = useViewer()?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or another person, is another answer.
  useEffect(() => {
    if (!isLoginRequired(forcesLogin)) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    import('@/lib/client/viewer/access-denied').then(
      ({ keepLoginOpen }) => {
        if (!isOver) stop = keepLoginOpen();
      },
      // Without it the page shows only public content.
      () => {},
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [path, state, forcesLogin]);
  return null;
}
