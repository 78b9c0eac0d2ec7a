'use client';

import { useLateComponent } from '@/lib/client/hooks/use-late-component';
import { useSessionStart } from '@/lib/client/session/use-session-start';

const load = () => import('@/components/session/AtOpening').then(({ AtOpening }) => AtOpening);

/** Starts the session where no header does. It shows nothing, but a logged-in adult gets the dialogs of the header's account. */
export function SessionHost({ hasContract }: { hasContract: boolean }) {
  const viewer = useSessionStart();
  const isAsked = viewer?.state === 'user' && viewer.profile?.role !== 'child';
  const AtOpening = useLateComponent(load, isAsked ? 0 : null);
  return AtOpening && isAsked ? <AtOpening hasContract={hasContract} /> : null;
}
