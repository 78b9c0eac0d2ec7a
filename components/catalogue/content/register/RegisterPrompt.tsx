'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isPersonKnown } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { REGISTER_AFTER_MS } from '@/lib/rules/notices/panels';
import type { RegisterPanelProps } from './RegisterPanel';

/** Spec 2 §2 "Content page": the invitation to register. A guest cannot buy (spec 2 §6), so no guest has a purchase. */
export function RegisterPrompt({ trial }: RegisterPanelProps) {
  const isUser = useViewer()?.state === 'user';
  const [Panel, setPanel] = useState<ComponentType<RegisterPanelProps> | null>(null);
  useEffect(() => {
    if (isUser || isPersonKnown()) return;
    const timer = setTimeout(() => {
      import('./RegisterPanel').then(
        ({ RegisterPanel }) => setPanel(() => RegisterPanel),
        () => {},
      );
    }, REGISTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isUser]);
  return Panel && !isUser ? <Panel trial={trial} /> : null;
}
