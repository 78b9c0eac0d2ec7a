/** Why a file cannot be played, in words for the person who put it there. */
export class FilmProblem extends Error {}

/** What is said of tables that contradict themselves or end too early. */
export const DAMAGED = 'its index is damaged';
