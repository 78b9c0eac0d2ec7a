/**
 * The platform calls that the browser may make through the gateway (DESIGN section 4). Everything else is
 * 404.
 */
interface AllowedCall {
  methods: readonly string[];
  /** Against the path below `/v2`. */
  path: RegExp;
  /** Query parameters that are passed on, never `access_token`; all others are dropped. */
  query: readonly string[];
  /** Refused to the session of a child, whatever the platform answers. */
  isForAdults?: true;
}

const ID = '[0-9]{1,20}';
const UUID = '[0-9a-f-]{36}';
const KEY = '[A-Za-z0-9_-]{1,200}';

export const allowedCalls: readonly AllowedCall[] = [
  { methods: ['GET'], path: /^\/users\/self\/channel_list$/, query: ['limit', 'offset'] },
  {
    methods: ['GET'],
    path: new RegExp(`^/channels/${ID}/stream$`),
    query: ['ts', 'type', 'force_https', 'preview', 'history', 'disable_stat', 'playlists'],
  },
  {
    methods: ['GET'],
    path: new RegExp(`^/channels/${ID}/content_schedule$`),
    query: ['start', 'end', 'limit', 'offset'],
  },
  {
    methods: ['GET'],
    path: new RegExp(`^/channels/${ID}/quick_sales_packets$`),
    query: ['timestamp'],
    isForAdults: true,
  },
  {
    methods: ['GET'],
    path: new RegExp(`^/libraries/${ID}/contents/${ID}/stream$`),
    query: ['ts', 'type', 'force_https', 'history', 'disable_stat', 'playlists'],
  },
  { methods: ['GET'], path: new RegExp(`^/trailers/${ID}/stream$`), query: ['playlists'] },
  { methods: ['GET'], path: new RegExp(`^/users/self/content_metadata/${ID}$`), query: ['library_id'] },
  { methods: ['GET'], path: new RegExp(`^/contents/${ID}/episodes$`), query: ['season', 'limit', 'offset'] },
  { methods: ['GET'], path: new RegExp(`^/contents/${ID}/quick_sales_packets$`), query: [] },
  {
    methods: ['GET'],
    path: new RegExp(`^/rows/${KEY}$`),
    query: ['offset', 'limit', 'text', 'library_id'],
  },
  // The page `my` has the rows of the viewer (spec 2 §2 "My"); home has the history of a child.
  { methods: ['GET'], path: /^\/rowsets\/(my|startpage)$/, query: [] },
  { methods: ['GET', 'POST'], path: /^\/users\/self\/favorites$/, query: [] },
  { methods: ['DELETE'], path: /^\/users\/self\/favorites$/, query: ['kind'] },
  { methods: ['POST'], path: /^\/users\/self\/favorites\/restore$/, query: [] },
  { methods: ['DELETE'], path: new RegExp(`^/users/self/favorites/${UUID}$`), query: [] },
  // Offers and packets for the paying user (spec 3 §3 Message).
  { methods: ['GET'], path: /^\/users\/self\/messages$/, query: ['limit', 'offset'], isForAdults: true },
  { methods: ['DELETE'], path: new RegExp(`^/users/self/messages/${ID}$`), query: [], isForAdults: true },
  {
    methods: ['POST'],
    path: new RegExp(`^/users/self/messages/${ID}/restore$`),
    query: [],
    isForAdults: true,
  },
  { methods: ['GET'], path: /^\/users\/self\/pushes$/, query: [], isForAdults: true },
  { methods: ['DELETE'], path: new RegExp(`^/users/self/pushes/${ID}$`), query: [], isForAdults: true },
  { methods: ['POST'], path: /^\/users\/self\/ratings$/, query: [] },
  { methods: ['DELETE'], path: new RegExp(`^/users/self/ratings/${ID}$`), query: [] },
  { methods: ['GET', 'POST'], path: /^\/users\/self\/reminders$/, query: ['limit'] },
  { methods: ['DELETE'], path: new RegExp(`^/users/self/reminders/${UUID}$`), query: [] },
  { methods: ['GET', 'POST'], path: /^\/users\/self\/follows$/, query: ['limit'] },
  { methods: ['DELETE'], path: new RegExp(`^/users/self/follows/${UUID}$`), query: [] },
  { methods: ['POST'], path: new RegExp(`^/users/self/follows/${UUID}/seen$`), query: [] },
  // Parents may see what a child has watched, so a child cannot remove it.
  { methods: ['DELETE'], path: new RegExp(`^/users/self/history/${ID}$`), query: [], isForAdults: true },
  { methods: ['DELETE'], path: /^\/users\/self\/history$/, query: [], isForAdults: true },
  { methods: ['POST'], path: /^\/users\/self\/history\/restore$/, query: [], isForAdults: true },
  // The surveys of a cancellation and of panels (spec 3 §4).
  { methods: ['GET'], path: /^\/survey\/questions\/[1-3]$/, query: [], isForAdults: true },
  { methods: ['POST'], path: /^\/survey\/questions\/[1-3]\/answers$/, query: [], isForAdults: true },
  // A key is typed by people; a child is given nothing to buy.
  { methods: ['GET'], path: /^\/promokeys\/[^/]{1,135}\/info$/, query: [], isForAdults: true },
  { methods: ['GET'], path: /^\/ab_tests\/tests$/, query: [] },
  { methods: ['POST'], path: /^\/search\/found$/, query: [] },
  { methods: ['GET', 'DELETE'], path: /^\/search\/history$/, query: [] },
  { methods: ['DELETE'], path: /^\/search\/history\/\d{1,20}$/, query: [] },
  { methods: ['PATCH'], path: new RegExp(`^/users/self/stat/${ID}$`), query: ['duration'] },
  // A child has no advertising.
  { methods: ['GET', 'POST'], path: /^\/ads\/ad_ids$/, query: [], isForAdults: true },
];

export function findAllowed(method: string, path: string): AllowedCall | null {
  return allowedCalls.find((call) => call.methods.includes(method) && call.path.test(path)) ?? null;
}
