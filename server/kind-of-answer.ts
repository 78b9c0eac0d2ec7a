import type { IncomingHttpHeaders } from 'node:http';

/** Everything beside the path that the framework's answer of a stored page goes by (its own `Vary`, and `Next-Url`). */
const VARYING = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;

/** Of a document: none of them is there. */
export const DOCUMENT = '';

/**
 * Which answer of a path is asked for: its document, or one of the parts that the router fetches. Parts are told apart by
 * the very words they were asked with, so that no two are ever taken for each other (facts/quality.md S30).
 */
export function kindOfAnswer(headers: IncomingHttpHeaders, search: string): string {
  let kind = DOCUMENT;
  for (const name of VARYING) {
    const value = headers[name];
    if (value !== undefined) kind += `${name}:${value}\n`;
  }
  // The router proves with `_rsc` which headers it sent; another proof gets another answer.
  return headers.rsc === undefined ? kind : `${kind}${search}`;
}
