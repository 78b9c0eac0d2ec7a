import { showError } from '@/lib/client/errors/show-error';
import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import { showRemoval } from '@/lib/client/removal/undo';
import { store } from '@/lib/client/store/store';
import { requireUser } from '@/lib/client/viewer/require-user';
import { addReminder, findReminder, loadReminders, maySet, remindersAtom, removeReminder } from './reminders';

/**
 * Sets or removes the reminder of a programme, and says so; a guest logs in first, and then it is set. It never rejects:
 * errors are shown.
 */
export async function toggleReminder(channelId: number, startsAt: number): Promise<void> {
  try {
    if (!(await requireUser({ kind: 'remind', channelId, startsAt }))) return;
    const own = findReminder(store.get(remindersAtom) ?? (await loadReminders()), channelId, startsAt);
    if (own) await removeReminder(own.id);
    else await addReminder(channelId, startsAt);
    const words = await loadWords('reminders');
    if (own && maySet(own)) await showRemoval(words.removed, () => addReminder(channelId, startsAt));
    else showAlert(own ? words.removed : words.added);
  } catch (error) {
    await showError(error, 'icon');
  }
}
