import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import { type Message, showMessageFor } from '@/lib/client/modals/message';
import { hasBackTarget } from './back-target';
import { failureOf } from './failure';
import { errorSentence } from './sentence';

/** Spec 1 §8: a modal, or a short notice with or without the icon of a failure. */
export type ErrorLook = 'modal' | 'alert' | 'icon';

/** The text of an error for the viewer; null when neither the answer nor the page has one. Browser only. */
export async function errorText(error: unknown): Promise<string | null> {
  const failure = failureOf(error);
  const words = await loadWords('dialogs').catch(() => null);
  return words ? errorSentence(failure, words) : failure.sentence;
}

/** The generic error handler (spec 1 §8). Browser only; it never fails itself. */
export async function showError(error: unknown, look: ErrorLook = 'modal'): Promise<void> {
  const failure = failureOf(error);
  const words = await loadWords('dialogs').catch(() => null);
  // Without an answer and without texts the shell of modals shows its own error.
  const text = await errorText(error);
  if (!text) return;
  if (look !== 'modal') return showAlert(text, look === 'icon' ? 'failure' : 'done');
  const number = failure.requestId && words ? `\n${words.requestNumber} ${failure.requestId}` : '';
  const message: Message = { text: text + number, hasBack: hasBackTarget(location.pathname) };
  if ((await showMessageFor(message)) === 'back') {
    // The dialog must leave the history first.
    addEventListener('hashchange', () => history.back(), { once: true });
  }
}
