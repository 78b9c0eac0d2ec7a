import { showError } from '@/lib/client/errors/show-error';
import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import { askModal } from '@/lib/client/modals/ask';
import { store } from '@/lib/client/store/store';
import { rememberAction } from '@/lib/client/viewer/interrupted';
import { currentViewer, loadViewer } from '@/lib/client/viewer/viewer';
import { addReminder, findReminder, loadReminders, remindersAtom, removeReminder } from './reminders';

/**
 * Sets or removes the reminder of a programme, and says so; a guest logs in first, and then it is set. It never rejects:
 * errors are shown.
 */
export async function toggleReminder(channelId: number, startsAt: number): Promise<void> {
  try {
    // The viewer may be logged in although not loaded yet.
    if (currentViewer()?.state !== 'user') await loadViewer();
    if (currentViewer()?.state !== 'user') {
      rememberAction({ kind: 'remind', channelId, startsAt });
      return askModal({ id: 'auth' });
    }
    const own = findReminder(store.get(remindersAtom) ?? (await loadReminders()), channelId, startsAt);
    if (own) await removeReminder(own.id);
    else await addReminder(channelId, startsAt);
    const words = await loadWords('reminders');
    showAlert(own ? words.removed : words.added);
  } catch (error) {
    await showError(error, 'icon');
  }
}
