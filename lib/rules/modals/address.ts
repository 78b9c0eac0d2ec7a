/** Every modal that is built (spec 1 §2, spec 3 §2); docs/MODALS.md has the whole list of the specification. */
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
] as const;

export type ModalId = (typeof MODAL_IDS)[number];

export interface ModalAddress {
  id: ModalId;
  /** Where to go when the modal has done its work; null stays on the page. */
  to: string | null;
}

/** `#auth`, or `#auth?to=/watch/x`: any page can be opened with a modal over it (DESIGN section 4). */
export function modalHref(id: ModalId, to?: string | null): string {
  return to ? `#${id}?to=${encodeURIComponent(to)}` : `#${id}`;
}

/** The modal that a hash names; null when it is a hash of something else. */
export function readModalAddress(hash: string): ModalAddress | null {
  const [name, query = ''] = hash.replace(/^#/, '').split('?', 2);
  const id = MODAL_IDS.find((known) => known === name);
  if (!id) return null;
  const to = new URLSearchParams(query).get('to');
  return { id, to: to && isOwnPath(to) ? to : null };
}

/** A link could be made by anybody: only pages of this site are returned to (quality S24). */
export function isOwnPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line ends from addresses.
  return /^\/(?![/\\])/.test(path) && !/[\\\u0000-\u001f]/.test(path);
}
