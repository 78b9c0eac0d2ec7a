import { partsOfInner } from '@/lib/shared/inner-path';

const KINDS = ['player', 'money', 'plain'] as const;

/**
 * What documents of an address may need from other hosts. A document keeps the policy it was loaded with, also
 * when the router shows other pages in it: `documentKind` (lib/client/browser) tells which one that is.
 */
export type PageKind = (typeof KINDS)[number];

/** On the root element of a document: the kind whose policy it was sent with. */
export const KIND_ATTRIBUTE = 'data-page-kind';

/** First parts of the addresses, also inner ones, on which something plays, or from which a title is played in the same document. */
const PLAYER = [
  'channel',
  'channel_embed',
  'channels',
  'content_embed',
  'contents',
  'episodes',
  'guide',
  'trailers',
  'vitrina_test',
  'watch',
];
/** Those on which something is bought or paid for. */
const MONEY = ['account_mobile', 'gift', 'lk', 'packets', 'promo', 'settings'];

/** The kind that a document names; null when it names none. */
export const readPageKind = (value: string | null): PageKind | null =>
  KINDS.find((kind) => kind === value) ?? null;

/** The kind of page at a public path: `/watch/film-1`. */
export function pageKind(path: string): PageKind {
  const [, first = ''] = path.split('/');
  if (PLAYER.includes(first)) return 'player';
  return MONEY.includes(first) ? 'money' : 'plain';
}

/** The same for an inner path: `/taspa/ru/watch/film-1`. */
export function pageKindOfInner(path: string): PageKind {
  return pageKind(`/${partsOfInner(path).join('/')}`);
}
