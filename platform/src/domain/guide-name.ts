import { searchable } from './text.ts';

/** The form in which channel names of lists and guides are compared: lists write `TV_Rain` for `TV Rain`. */
export function guideName(name: string): string {
  return searchable(name.replaceAll('_', ' '));
}
