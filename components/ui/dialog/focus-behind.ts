/** Focuses an element of the page. A dialog that still covers the page would refuse it, so it happens when that closes. */
export function focusBehind(element: HTMLElement | null | undefined): void {
  const open = document.querySelector('dialog[open]');
  if (open) open.addEventListener('close', () => element?.focus(), { once: true });
  else element?.focus();
}
