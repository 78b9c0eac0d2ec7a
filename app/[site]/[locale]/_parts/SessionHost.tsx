'use client';

import { useLateComponent } from '@/lib/client/hooks/use-late-component';
import { useSessionStart } from '@/lib/client/session/use-session-start';

const load = () => import('@/components/session/AtOpening').then(({ AtOpening }) => AtOpening);

/** Starts the session where no header does. It shows nothing, but a logged-in adult gets the dialogs of the header's account. */
export function SessionHost({ hasContract }: { hasContract: boolean }) {
  const viewer = useSessionStart();
  const isAdultUser = viewer?.state === 'user' && viewer.profile?.role !== 'child';
  const AtOpening = useLateComponent(load, isAdultUser ? 0 : null);
  return AtOpening && isAdultUser ? <AtOpening hasContract={hasContract} /> : null;
}
