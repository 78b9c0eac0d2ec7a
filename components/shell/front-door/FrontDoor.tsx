'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isLoginRequired } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';

/** Spec 1 §4: where login is forced the dialog opens by itself. Every page has this, so what it does arrives when wanted. */
export function FrontDoor({ forcesLogin }: { forcesLogin: boolean }) {
  const path = usePathname();
  const state = useViewer()?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or another person, is another answer.
  useEffect(() => {
    if (!isLoginRequired(forcesLogin)) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    import('@/lib/client/viewer/access-denied').then(
      ({ insistOnLogin }) => {
        if (!isOver) stop = insistOnLogin();
      },
      // Without it the page is only what everybody may see.
      () => {},
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [path, state, forcesLogin]);
  return null;
}
