/** Modal dialogs that are open, the topmost last. The browser draws them over the page and makes everything else inert. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Call after a dialog was shown as a modal one, and the returned function after it was closed. */
export function addOpenDialog(dialog: HTMLElement): () => void {
  open.push(dialog);
  notify();
  return () => {
    open.splice(open.lastIndexOf(dialog), 1);
    notify();
  };
}

export const topDialog = (): HTMLElement | null => open.at(-1) ?? null;

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
