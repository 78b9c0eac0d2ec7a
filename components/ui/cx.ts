/** Joins class names; a module that jest maps to nothing gives `undefined`, which is dropped. */
export function cx(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
