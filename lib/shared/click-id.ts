/** Spec 3 §4 Other: the click of an advertisement that led here. Events name it, and the link to an application passes it on. */
export const CLICK_PARAMETERS = ['click_id', 'clickid', 'clickId'] as const;

/** Readable by script. It names an advertisement, and no viewer. */
export const CLICK_COOKIE = 'taspa_click';

/** As long as advertisers usually wait for an order. */
export const CLICK_DAYS = 30;

const FORM = /^[\w.~:-]{1,256}$/;

/** The id of an address; null for none, and for what cannot be one. */
export function clickIdOf(query: URLSearchParams): string | null {
  const id = CLICK_PARAMETERS.map((name) => query.get(name)).find(Boolean);
  return id && FORM.test(id) ? id : null;
}

/** The stored id, in the cookies of a request or of the document. */
export function storedClickId(cookies: string | null): string | null {
  const pair = cookies?.split(/;\s*/).find((one) => one.startsWith(`${CLICK_COOKIE}=`));
  const id = pair?.slice(CLICK_COOKIE.length + 1) ?? '';
  return FORM.test(id) ? id : null;
}
