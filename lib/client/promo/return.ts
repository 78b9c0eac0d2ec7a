import { askModal } from '@/lib/client/modals/ask';
import { currentViewer, onViewerChange } from '@/lib/client/viewer/viewer';

let stop: (() => void) | null = null;

/**
 * A guest logs in before the code is checked (spec 3 §4). The check continues after the login and the dialogs
 * that follow it. Closing the login returns to step 2.
 */
export function logInForPromo(code: string): void {
  const wizard = { id: 'promocode_wizard', to: null, data: { code } } as const;
  forgetReturn();
  stop = onViewerChange(() => {
    if (currentViewer()?.state !== 'user') return;
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
