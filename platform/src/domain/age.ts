/** Spec 2 §5: channels with age 18 or above are adult. */
export const ADULT_AGE = 18;
/** Spec 2 §5, §6: content above this age is hidden from every child profile. */
export const CHILD_MAX_AGE = 12;
/** The age of imported films and channels that nobody rated: hidden from child profiles, and without a PIN outside of the archive. */
export const UNRATED_AGE = 16;
/** The ages up to which a child profile sees content; the parent chooses one, and 12 is the highest. */
export const CHILD_LEVELS = [0, 6, CHILD_MAX_AGE] as const;

export type ChildLevel = (typeof CHILD_LEVELS)[number];

/** The level of a stored number; an unknown one is the strictest. */
export function childLevel(stored: number): ChildLevel {
  return CHILD_LEVELS.find((level) => level === stored) ?? 0;
}

export function isAdult(age: number, isMarkedAdult = false): boolean {
  return isMarkedAdult || age >= ADULT_AGE;
}

/** Whether content of that age may be seen at a level; null is the level of an adult, who sees everything. */
export function isSeenAt(level: ChildLevel | null, age: number, isMarkedAdult = false): boolean {
  return level === null || (age <= level && !isMarkedAdult);
}
