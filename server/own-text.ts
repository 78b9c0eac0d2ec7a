/**
 * The same text in memory of its own. The engine keeps a part of a text as a reference into the whole, so a link that is remembered
 * keeps the page it was found in.
 */
export const ownText = (part: string): string => Buffer.from(part).toString();
