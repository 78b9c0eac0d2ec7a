import { ApiError } from '../../http/errors.ts';

/** The address the bank redirects to: http or https, never a script or a file, and never one with a disguised host. */
export function readReturnUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isWeb) throw new ApiError('invalid', { fields: { return_url: { key: 'web_address' } } });
  return url.href;
}

/** This machine, for trying the product out; browsers resolve names below `localhost` only to it. */
const LOCAL = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a bank may redirect there: only to our own hosts, otherwise its pages could lead anywhere in its name. */
export function isReturnHost(returnUrl: string, hosts: readonly string[]): boolean {
  const { host, hostname } = new URL(returnUrl);
  return LOCAL.test(hostname) || hosts.includes(host);
}

/** The same address with the mark of a payment (spec 3 §7); the other parameters stay. */
export function purchasedUrl(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('purchased', 'true');
  return url.href;
}
