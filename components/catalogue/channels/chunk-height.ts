/** Height of a chunk of channels until it is measured. */
export const ESTIMATED_CHUNK_PX = 2_000;
