import { topDialog } from './open-dialogs';

/** Focuses the control at which a dialog begins, if one is marked with `data-autofocus`. Returns whether there is one. */
export function focusMarked(dialog: HTMLElement | null = topDialog()): boolean {
  const marked = dialog?.querySelector<HTMLElement>('[data-autofocus]');
  marked?.focus();
  return Boolean(marked);
}
