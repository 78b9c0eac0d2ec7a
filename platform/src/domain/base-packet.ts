/** Whether an additional packet may be bought with this one: with a base packet that names it, or that names none. */
export function carries(
  { isBase, availableIds }: { isBase: boolean; availableIds: readonly number[] },
  additionalId: number,
): boolean {
  return isBase && (availableIds.length === 0 || availableIds.includes(additionalId));
}
