/**
 * Called before an item of a list is removed; the returned function moves the focus to its neighbour, so that the keyboard
 * keeps its place. Browser only.
 */
export function focusNeighbourOf(item: Element | null): () => void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return () => neighbour?.querySelector<HTMLElement>('a, button')?.focus();
}
