import { searchable } from './text.ts';

/** The form in which names of channels are compared between lists and guides: lists write `TV_Rain` for `TV Rain`. */
export function guideName(name: string): string {
  return searchable(name.replaceAll('_', ' '));
}
