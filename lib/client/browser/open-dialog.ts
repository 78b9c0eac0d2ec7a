/** The topmost modal dialog: that with the focus, otherwise the last one. */
export function openDialog(active: Element | null): HTMLDialogElement | null {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([inert])')];
  return open.findLast((dialog) => dialog.contains(active)) ?? open.at(-1) ?? null;
}

/** Closes a dialog as Escape does: one that the viewer may not close stays. */
export function cancelDialog(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
