/** Why a file cannot be played, in words for the provider. */
export class FilmProblem extends Error {}

/** The reason for tables that contradict themselves or end too early. */
export const DAMAGED = 'its index is damaged';
