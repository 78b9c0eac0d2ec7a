import { OTHER } from '@/lib/rules/pages/kind-of-page';

/** Limits of the server: memory, queues and waits are all bounded (quality F04, S28). */

/** A stored answer of this age is sent unchanged. */
export const FRESH_MS = 2_000;

/**
 * Up to this age it is sent while a new one is rendered; an older one is not sent. Next's own lifetime of a
 * page comes on top.
 */
export const STALE_MS = 10_000;

/** When the server has no capacity for a new render, an older answer is sent, but at most of this age. */
export const OLD_MS = 24 * 60 * 60 * 1_000;

/** Of the memory for ready answers (ANSWER_MEMORY_MB): pages and the parts that browsers prefetch are stored separately, so that rare parts push out no page. */
export const DOCUMENT_SHARE = 1 / 2;
export const PART_SHARE = 1 / 4;
/** The data of the pages that were sent last. */
export const PAGE_DATA_SHARE = 1 / 4;
/** How long it is worth keeping: a restored tab hydrates with the data of its own page. */
export const MAX_PAGE_DATA_SECONDS = 3_600;

/** Answers of addresses without a page: made-up addresses push out only each other. */
export const MISSED_BYTES = 4 * 1024 * 1024;

/** Fallback pages: a few for each site variant and language. */
export const FALLBACK_BYTES = 16 * 1024 * 1024;
/** They change together with the menu. */
export const FALLBACK_MS = 60_000;
/** Addresses that were missing for a child recently: whether they exist for everyone. */
export const MOST_REFUSED = 2_000;

/** An answer beside its bytes and headers. */
export const WEIGHT_OF_ENTRY = 1_024;

/** Parts of style sheets, each of 100 KB: one for each set of classes that the pages of a moment have. Anybody can make up others. */
export const MAX_REMAINING_STYLES = 100;

/** Addresses with personal answers: their requests do not wait for each other. */
export const MAX_PERSONAL = 5_000;
export const PERSONAL_MS = 60_000;

/**
 * Pages rendered at once: more would only compete for the processor, also with stored pages. One kind of page
 * gets half of the places, so that a slow kind leaves room; requests above the queue get a 503. Addresses
 * with an unknown first word get a small part of both, because anybody can make up any number of them.
 */
export const RENDERS = {
  places: 16,
  share: 8,
  waiting: 240,
  lesser: { [OTHER]: { share: 2, waiting: 40 } },
};

/** The number of missing pages of one kind within this time that indicates made-up addresses. */
export const MANY_EMPTY = 60;
export const RECENTLY_MS = 60_000;
/** Known addresses of pages: about 5 MB. */
export const MAX_KNOWN_PAGES = 50_000;

/**
 * Fallback pages are few, but one for each site variant and language: they are rendered beside the requested
 * pages.
 */
export const FALLBACKS = { places: 2, share: 2, waiting: 240 };

/**
 * Calls mostly wait for the platform. One address gets half of the places, because it may be a whole mobile
 * network.
 */
export const CALLS = { places: 512, share: 256, waiting: 0 };

/** Incomplete bodies at once: of one address, and in total. */
export const BODIES = { perAddress: 64, total: 2_048 };
/** The body of an ordinary call arrives with its headers or right after them. */
export const BODY_MS = 5_000;
/** The longest valid body is a purge: 100 tags of 200 characters. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Answers of calls that their viewers have not read, at once: as many as may be under way. */
export const UNREAD = { perAddress: CALLS.share, total: CALLS.places };
/** The longest time for reading one. */
export const UNREAD_MS = 60_000;

export const RETRY_AFTER_SECONDS = 3;

/** The longest wait for a page: the platform's own limit is eight seconds a call. */
export const RENDER_LIMIT_MS = 30_000;

/** The longest address is 4,096 characters; cookies and headers of the router come on top. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** Limit for a client that sends its headers slowly (quality F04). */
export const HEADERS_TIMEOUT_MS = 20_000;
export const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than that of the proxies in front, so that a proxy never uses a connection that is closing. */
export const KEEP_ALIVE_MS = 75_000;
/** An idle connection. */
export const IDLE_MS = 120_000;

/** The longest drain; below the limit of `npm start` (docs/OPERATIONS.md "Stopping"). */
export const STOP_LIMIT_MS = 6_000;
/**
 * How long a stopping server waits for one more request on an open connection; the answer then closes the connection.
 */
export const LAST_REQUEST_MS = 1_000;

/** Several processes (docs/OPERATIONS.md "Several processes"): the highest number, and how long one may take to start. */
export const MAX_WORKERS = 64;
/** A variable with the place of a worker, from 0. Its replacement has the same one. */
export const WORKER_SLOT = 'WORKER_SLOT';
/** What the first process tells another one. */
export const STOP_MESSAGE = 'stop';
export const WORKER_READY_MS = 60_000;
/** A crashed worker is replaced after this pause. After this many crashes within a minute the server gives up. */
export const RESTART_PAUSE_MS = 500;
export const MOST_DEATHS = 10;
export const DEATHS_WITHIN_MS = 60_000;
/** A worker that has not ended this long after its own limit is killed. */
export const WORKER_STOP_LIMIT_MS = STOP_LIMIT_MS + 1_000;
