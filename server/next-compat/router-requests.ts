import type { IncomingHttpHeaders } from 'node:http';

/** The router's header that asks for a part of a page instead of its document. */
export const PART_HEADER = 'rsc';

/** Query parameter by which the router proves which headers it has sent. It says nothing of the viewer. */
export const PROOF_PARAMETER = '_rsc';

/** Everything beside the path that selects the framework's response for a stored page: its own `Vary`, and `Next-Url`. */
export const PART_HEADERS = [
  PART_HEADER,
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;

const PROOF = new RegExp(`[?&](${PROOF_PARAMETER}(?:=[^&]*)?)(?:&|$)`);

/** The kind of a document: none of the headers above is there. */
export const DOCUMENT = '';

/**
 * Which response of a path is requested: its document, or one of the parts that the router fetches. The key of a part holds the header
 * values as they are, so that two parts never share a key (quality S30).
 */
export function kindOfAnswer(headers: IncomingHttpHeaders, search: string): string {
  let kind = DOCUMENT;
  for (const name of PART_HEADERS) {
    const value = headers[name];
    if (value !== undefined) kind += `${name}:${value}\n`;
  }
  // Another proof gets another answer: the framework redirects where the proof is wrong.
  return headers[PART_HEADER] === undefined ? kind : `${kind}${search}`;
}

/** The router's proof in a query, as `name=value`; null where there is none. */
export const proofIn = (search: string): string | null => PROOF.exec(search)?.[1] ?? null;
