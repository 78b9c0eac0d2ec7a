import { askModal } from '@/lib/modals/ask';
import { currentWho, onWho } from '@/lib/session/who';

let stop: (() => void) | null = null;

/**
 * Spec 3 §4: "A guest gets step 2 and then returns to checking": as soon as somebody has come in, and behind everything that a
 * login asks by itself. Who closes the login is back at step 2.
 */
export function logInForPromo(code: string): void {
  const wizard = { id: 'promocode_wizard', to: null, data: { code } } as const;
  forgetReturn();
  stop = onWho(() => {
    if (currentWho()?.state !== 'user') return;
    forgetReturn();
    askModal({ ...wizard, isPatient: true });
  });
  askModal({ id: 'auth', back: wizard });
}

/** The wizard is open again. */
export function forgetReturn(): void {
  stop?.();
  stop = null;
}
