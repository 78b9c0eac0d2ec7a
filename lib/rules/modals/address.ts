/**
 * Every modal that exists (spec 1 §2, spec 3 §2); docs/MODALS.md has the complete list of the specification.
 */
export const MODAL_IDS = [
  'auth',
  'message',
  'confirm',
  'pincode',
  'parental',
  'parental_set',
  'parental_start',
  'profiles',
  'no_provider',
  'auto_auth_error',
  'block_alma',
  'pay_qr_alma',
  'promocode',
  'promocode_wizard',
  'quick_packets',
  'pay_confirm',
  'refill',
  'confirm_period',
  'pay_agreement',
  'paysystems',
  'card',
  'pay_card',
  'pay_phone_sms',
  'pay_info',
  'pay_redirect',
  'pay_iframe',
  'pay_qr',
  'nofunds',
  'pay_transaction',
  'subscription',
  'packets_channels',
  'survey',
  'smarttv',
  'push',
] as const;

export type ModalId = (typeof MODAL_IDS)[number];

export interface ModalAddress {
  id: ModalId;
  /** The target page after the modal is done; null stays on the page. */
  to: string | null;
}

/** `#auth`, or `#auth?to=/watch/x`: every page can be opened with a modal over it (DESIGN section 4). */
export function modalHref(id: ModalId, to?: string | null): string {
  return to ? `#${id}?to=${encodeURIComponent(to)}` : `#${id}`;
}

/** The modal named by a hash; null when the hash means something else. */
export function readModalAddress(hash: string): ModalAddress | null {
  const [name, query = ''] = hash.replace(/^#/, '').split('?', 2);
  const id = MODAL_IDS.find((known) => known === name);
  if (!id) return null;
  const to = new URLSearchParams(query).get('to');
  return { id, to: to && isOwnPath(to) ? to : null };
}

/** Anybody can create a link: only pages of this site are accepted as a target (quality S24). */
export function isOwnPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line ends from addresses.
  return /^\/(?![/\\])/.test(path) && !/[\\\u0000-\u001f]/.test(path);
}
