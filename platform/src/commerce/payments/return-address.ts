import { ApiError } from '../../http/errors.ts';

/** This machine, for trying the product out; browsers resolve names below `localhost` only to it. */
const LOCAL = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a bank may redirect there: only to our own hosts, otherwise its pages could lead anywhere in its name. */
export function isReturnHost(returnUrl: string, hosts: readonly string[]): boolean {
  const { host, hostname } = new URL(returnUrl);
  return LOCAL.test(hostname) || hosts.includes(host);
}

/** The address if a bank may redirect there, else none: the payment is made all the same, and leads nowhere. */
export const ownReturnUrl = (returnUrl: string | null, hosts: readonly string[]): string | null =>
  returnUrl !== null && isReturnHost(returnUrl, hosts) ? returnUrl : null;

/** The address to store with a payment: http or https, never a script or a file, never one with a disguised host, and only ours. */
export function readReturnUrl(
  given: string | null | undefined,
  hosts: readonly string[],
): string | undefined {
  if (!given) return undefined;
  const url = URL.canParse(given) ? new URL(given) : null;
  const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isWeb) throw new ApiError('invalid', { fields: { return_url: { key: 'web_address' } } });
  return ownReturnUrl(url.href, hosts) ?? undefined;
}

/** The same address with the mark of a payment (spec 3 §7); the other parameters stay. */
export function purchasedUrl(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('purchased', 'true');
  return url.href;
}
