/**
 * The storage of this browser or of this tab. It may be forbidden or full: then nothing was stored, and the caller goes on without it.
 * Browser only.
 */
type Kind = 'local' | 'session';

const storageOf = (kind: Kind): Storage => (kind === 'local' ? localStorage : sessionStorage);

/** Whether the work was done. */
function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

export function readStored(kind: Kind, key: string): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** The same for a value that was stored as JSON; null also where something else is stored. The caller checks its shape. */
export function readStoredJson(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(readStored(kind, key) ?? 'null');
  } catch {
    return null;
  }
}

/** False when it was not stored. */
export const writeStored = (kind: Kind, key: string, value: string): boolean =>
  attempt(() => storageOf(kind).setItem(key, value));

export function removeStored(kind: Kind, key: string): void {
  attempt(() => storageOf(kind).removeItem(key));
}

/** Removes all that this tab has stored. */
export function clearTab(): void {
  attempt(() => sessionStorage.clear());
}
