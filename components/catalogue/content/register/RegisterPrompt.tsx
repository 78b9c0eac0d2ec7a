'use client';

import { useLateComponent } from '@/lib/client/hooks/use-late-component';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import { REGISTER_AFTER_MS } from '@/lib/rules/notices/constants';
import type { RegisterPanelProps } from './RegisterPanel';

const load = () => import('./RegisterPanel').then(({ RegisterPanel }) => RegisterPanel);

/** Spec 2 §2 "Content page": the invitation to register. A guest cannot buy (spec 2 §6), so no guest has a purchase. */
export function RegisterPrompt({ trial }: RegisterPanelProps) {
  const isGuest = useIsLoggedIn() === false;
  const Loaded = useLateComponent(load, isGuest ? REGISTER_AFTER_MS : null);
  return Loaded && isGuest ? <Loaded trial={trial} /> : null;
}
