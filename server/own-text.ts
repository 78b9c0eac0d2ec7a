/**
 * A copy of a text. The engine stores a part of a text as a reference to the whole, so a stored link would
 * keep its whole page in memory.
 */
export const ownText = (part: string): string => Buffer.from(part).toString();
