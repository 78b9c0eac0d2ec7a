/** Spec 2 §5: channels with age 18 or above are adult. */
const ADULT_AGE = 18;
/** Spec 2 §5, §6: content above this age is hidden from a child profile. */
export const CHILD_MAX_AGE = 12;

export function isAdult(age: number, isMarkedAdult = false): boolean {
  return isMarkedAdult || age >= ADULT_AGE;
}

/** Whether a profile of that role may see content of that age. */
export function isSeenByRole(age: number, role: 'adult' | 'child', isMarkedAdult = false): boolean {
  return role === 'adult' || (age <= CHILD_MAX_AGE && !isMarkedAdult);
}
