/** Spec 3 §5, §9: the maximum number of profiles. */
export const MAX_PROFILES = 5;

/** The platform's own limit of a name. */
export const NAME_MAX_LENGTH = 64;
