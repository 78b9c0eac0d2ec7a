import { askModal } from '@/lib/client/modals/ask';
import { type InterruptedAction, rememberAction } from './interrupted';
import { isLoggedIn } from './known';
import { currentViewer, loadViewer } from './viewer';

/** Whether the viewer is logged in. A guest is asked to log in, which then continues this action; null has nothing to continue. */
export async function requireUser(action: InterruptedAction | null): Promise<boolean> {
  // The viewer may be logged in although not loaded yet.
  if (!isLoggedIn(currentViewer())) await loadViewer();
  if (isLoggedIn(currentViewer())) return true;
  if (action) rememberAction(action);
  askModal({ id: 'auth' });
  return false;
}
