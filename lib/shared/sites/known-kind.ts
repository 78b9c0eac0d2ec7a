import { CHILD_AUDIENCES, type ChildAudience } from './audience';

/** The kind of a session, as far as script and the choice of pages may know it: for a child its audience. */
export type KnownKind = 'guest' | 'user' | ChildAudience;

export const KNOWN_KINDS: readonly KnownKind[] = ['guest', 'user', ...CHILD_AUDIENCES];
