/**
 * Call it before an item is removed from a list. The returned function moves the focus to the neighbour of the item, so
 * that the keyboard user keeps their place. Browser only.
 */
export function focusNeighbourOf(item: Element | null): () => void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return () => neighbour?.querySelector<HTMLElement>('a, button')?.focus();
}
