import type { ChildLevel } from '@/lib/shared/sites/audience';

/** Spec 3 §5, §9: the maximum number of profiles. */
export const MAX_PROFILES = 5;

/** The platform's own limit of a name. */
export const NAME_MAX_LENGTH = 64;

/** Spec 2 §5, §6: the level of a child profile for which nobody chose another. */
export const DEFAULT_LEVEL: ChildLevel = 12;
