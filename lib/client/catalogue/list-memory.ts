import type { RowPage } from '@/lib/platform/resources/rows';
import { LIST_MEMORY_MS } from '@/lib/rules/filters/constants';

/** What is shown under an address of a catalogue, as far as it was scrolled. */
export interface ShownList {
  href: string;
  pages: RowPage[];
}

// One document, one viewer and one language: lists live as long as it does.
const lists = new Map<string, { list: ShownList; seenAt: number }>();

/** Keeps a list for the way back, at full length, so that the browser finds its place in it. */
export function rememberList(list: ShownList): void {
  lists.set(list.href, { list, seenAt: Date.now() });
}

/** The list of that address, if it was seen lately. */
export function recallList(href: string): ShownList | null {
  const known = lists.get(href);
  return known && Date.now() - known.seenAt < LIST_MEMORY_MS ? known.list : null;
}

/** Whoever chooses anew gets a new list (spec 2 §4 "Rows and filters"). */
export function forgetList(href: string): void {
  lists.delete(href);
}
