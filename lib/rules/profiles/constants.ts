/** Spec 3 §5, §9: no more profiles than these. */
export const MAX_PROFILES = 5;

/** The platform's own border for a name. */
export const NAME_MAX_LENGTH = 64;
