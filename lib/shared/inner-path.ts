/** The parts of an inner path behind its site variant and language: `watch` and `film-1` of `/taspa/ru/watch/film-1`. */
export const partsOfInner = (path: string): string[] => path.split('/').slice(3);
