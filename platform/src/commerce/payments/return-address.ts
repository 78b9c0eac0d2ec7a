import { ApiError } from '../../http/errors.ts';

/** Where the bank sends a person back to: a web address, never a script, a file, or one that hides its host behind a name. */
export function readReturnUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isWeb) throw new ApiError('invalid', { fields: { return_url: { key: 'web_address' } } });
  return url.href;
}

/** The machine itself, on which people try the product out; browsers look for names below `localhost` nowhere else. */
const LOCAL = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a bank may send people there by itself: to our own hosts only, or its pages would lead anywhere in its name. */
export function isReturnHost(returnUrl: string, hosts: readonly string[]): boolean {
  const { host, hostname } = new URL(returnUrl);
  return LOCAL.test(hostname) || hosts.includes(host);
}

/** The same address telling that the payment was made (spec 3 §7); what it asked for otherwise stays. */
export function purchasedUrl(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('purchased', 'true');
  return url.href;
}
