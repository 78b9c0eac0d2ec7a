const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Nobody on a title is older; such a day of birth is a mistake. */
const OLDEST = 120;

/**
 * The full years of a person on a day, both as YYYY-MM-DD; null where the day of birth is none.
 */
export function ageOn(day: string, birthDate: string): number | null {
  if (!DAY.test(birthDate)) return null;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const age = day.slice(5) < birthDate.slice(5) ? years - 1 : years;
  return age >= 0 && age <= OLDEST ? age : null;
}
