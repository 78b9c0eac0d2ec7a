import { abortWith } from '../../core/abort-with';
import { TICK_MS } from '../../core/constants';
import { intervalUntil } from '../feature';

/** A dialog of the page lies over the player. In the mini-player dialogs belong to the page around it. */
function isCovered(root: Element): boolean {
  const dialogs = [...root.ownerDocument.querySelectorAll('dialog[open], [aria-modal="true"]')];
  return root.isConnected && dialogs.some((dialog) => !dialog.contains(root) && !root.contains(dialog));
}

/** Calls `go` when no dialog covers the player: another title or moment changes the address, which would close the dialog. */
export function whenUncovered(root: Element, go: () => void, signal: AbortSignal): void {
  const over = abortWith(signal);
  const look = () => {
    if (isCovered(root)) return;
    over.abort();
    go();
  };
  look();
  if (!over.signal.aborted) intervalUntil(TICK_MS, look, over.signal);
}
