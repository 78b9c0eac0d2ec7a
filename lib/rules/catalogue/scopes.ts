import { rowLook } from './row-layout';

/** The kinds of results that can be shown alone, in the order of their links. */
const SCOPES = ['titles', 'programmes', 'channels', 'people'] as const;
export type Scope = (typeof SCOPES)[number];

interface Stub {
  template: string;
  contentType: string | null;
}

/** The kind of a row of results; null for one that has no kind, such as promotions. */
export function scopeOf({ template, contentType }: Stub): Scope | null {
  switch (rowLook(template).list) {
    case 'contents':
      return contentType === 'program' ? 'programmes' : 'titles';
    case 'channels':
      return 'channels';
    case 'persons':
      return 'people';
    default:
      return null;
  }
}

/** The kinds that there are results of. With a single one there is nothing to choose. */
export function scopesOf(stubs: readonly Stub[]): Scope[] {
  const has = new Set(stubs.map(scopeOf));
  const found = SCOPES.filter((scope) => has.has(scope));
  return found.length > 1 ? found : [];
}

/** `in` of an address; null, which is everything, for a kind without results: the query may have changed since. */
export function readScope(value: string | string[] | undefined, scopes: readonly Scope[]): Scope | null {
  return scopes.find((scope) => scope === value) ?? null;
}
