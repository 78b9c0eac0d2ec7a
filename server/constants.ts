import { OTHER } from '@/lib/rules/pages/kind-of-page';

/** Bounds of the server: whatever comes, memory, queues and waits have an end (quality F04, S28). */

/** An answer is given out without a second look for this long… */
export const FRESH_MS = 2_000;

/** …then still given out while it is made anew behind it; an older one is waited for. Next's own life of a page comes on top. */
export const STALE_MS = 10_000;

/** Where the server has no place to make a page anew, an older one is given out, but not one from before yesterday. */
export const OLD_MS = 24 * 60 * 60 * 1_000;

/** Pages of a catalogue and the parts that browsers fetch ahead: apart, so that odd parts push no page out. */
export const DOCUMENT_BYTES = 96 * 1024 * 1024;
export const PART_BYTES = 32 * 1024 * 1024;

/** Of addresses where nothing is: whoever makes them up keeps the memory of real pages as it is. */
export const MISSED_BYTES = 4 * 1024 * 1024;

/** Pages for what is missing: a handful for each surface and language. */
export const FALLBACK_BYTES = 16 * 1024 * 1024;
/** They change when a menu does. */
export const FALLBACK_MS = 60_000;
/** Addresses that children missed of late: whether they are there for everyone. */
export const MOST_REFUSED = 2_000;

/** What an answer takes with both of its compressed forms. */
export const WEIGHT_OF_BODY = 1.4;
export const WEIGHT_OF_ENTRY = 2_048;

/** Addresses whose answers are not for everybody: they do not wait for each other. */
export const MAX_PERSONAL = 5_000;
export const PERSONAL_MS = 60_000;

/**
 * Pages being made at once: more would only take the processor from each other, and from those whose page is ready. One kind of
 * page takes half of them, so that a slow one leaves room; more than wait in the line are told to come back. Addresses whose first
 * word is nobody's have little of both: anybody can make up any number of them.
 */
export const RENDERS = {
  places: 16,
  share: 8,
  waiting: 240,
  lesser: { [OTHER]: { share: 2, waiting: 40 } },
};

/** So many answers of one kind that were no page within this time: somebody is making addresses up. */
export const MANY_EMPTY = 60;
export const RECENTLY_MS = 60_000;
/** Addresses that are known to be pages: about 5 MB. */
export const MAX_KNOWN_PAGES = 50_000;

/** Fallback pages are few, but one for each surface and language: they are rendered beside the pages that people request. */
export const FALLBACKS = { places: 2, share: 2, waiting: 240 };

/** Calls mostly wait for the platform. One address has half of the places: behind it may be a whole mobile network. */
export const CALLS = { places: 512, share: 256, waiting: 0 };

/** Bodies that are waited for at once: of one address, and of all. */
export const BODIES = { perAddress: 64, total: 2_048 };
/** The body of a call comes with its headers, or in the next moment. */
export const BODY_MS = 5_000;
/** The longest that is right is an order to make pages anew: 100 tags of 200 characters. */
export const MAX_BODY_BYTES = 64 * 1024;

export const RETRY_AFTER_SECONDS = 3;

/** Nobody waits longer for a page: the platform's own limit is eight seconds a call. */
export const RENDER_LIMIT_MS = 30_000;

/** The longest address is 4,096 characters; cookies and the router's own headers come beside it. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** A browser that dribbles its request (quality F04). */
export const HEADERS_TIMEOUT_MS = 20_000;
export const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than the proxies in front keep theirs, so that none meets a connection that is closing. */
export const KEEP_ALIVE_MS = 75_000;
/** A connection on which nothing moves. */
export const IDLE_MS = 120_000;

/** Below the limit of `npm start` (docs/OPERATIONS.md "Stopping"). */
export const STOP_LIMIT_MS = 6_000;
