/** The kind of a session, as far as script and the choice of pages may know it. */
export const KNOWN_KINDS = ['guest', 'user', 'child'] as const;

export type KnownKind = (typeof KNOWN_KINDS)[number];
