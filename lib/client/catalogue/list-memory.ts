import type { RowPage } from '@/lib/platform/resources/rows';
import { LIST_MEMORY_MS } from '@/lib/rules/filters/constants';

/** The items shown under a catalogue address, as far as they were loaded. */
export interface ShownList {
  href: string;
  pages: RowPage[];
}

// Lists live as long as the document, which has one viewer and one language.
const lists = new Map<string, { list: ShownList; seenAt: number }>();

/** Stores a list in full length for going back, so that the browser restores its scroll position. */
export function rememberList(list: ShownList): void {
  lists.set(list.href, { list, seenAt: Date.now() });
}

/** The list of that address, if it was shown recently. */
export function rememberedList(href: string): ShownList | null {
  const known = lists.get(href);
  return known && Date.now() - known.seenAt < LIST_MEMORY_MS ? known.list : null;
}

/** A new choice gets a new list (spec 2 §4 "Rows and filters"). */
export function forgetList(href: string): void {
  lists.delete(href);
}
