/** Height of a chunk of channels until it is measured. */
export const GUESS_PX = 2_000;
