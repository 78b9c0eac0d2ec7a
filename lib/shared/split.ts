import { cut } from './cut';

/** Cuts at the end of a word before the limit; a shorter rest is not cut off. */
const SHORTEST_TAIL = 40;

export function split(text: string, limit: number): [head: string, tail: string] {
  if (text.length <= limit + SHORTEST_TAIL) return [text, ''];
  const space = text.lastIndexOf(' ', limit);
  const head = cut(text, space > limit / 2 ? space : limit);
  return [head, text.slice(head.length)];
}
