import type { Support } from '@/lib/rules/pages/support-contacts';

/** Spec 3 §2 Footer: "WhatsApp or Telegram links are labelled". These names are not translated. */
const MESSENGERS: ReadonlyArray<readonly [name: string, hosts: readonly string[]]> = [
  ['WhatsApp', ['wa.me', 'whatsapp.com', 'api.whatsapp.com', 'chat.whatsapp.com']],
  ['Telegram', ['t.me', 'telegram.me', 'telegram.org']],
];

export interface SupportLink {
  kind: 'email' | 'phone' | 'link';
  href: string;
  label: string;
}

/** Links to the contacts of the provider; missing ones are left out. `linkLabel` names a web page. */
export function supportLinks({ email, phone, href }: Support, linkLabel: string): SupportLink[] {
  const links: SupportLink[] = [];
  if (email) links.push({ kind: 'email', href: mailHref(email), label: email });
  if (phone && /\d/.test(phone)) links.push({ kind: 'phone', href: phoneHref(phone), label: phone });
  if (href) links.push({ kind: 'link', href, label: messengerOf(href) ?? linkLabel });
  return links;
}

/** Numbers are written for readers; an address has neither spaces nor brackets. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A "?" of the e-mail address would begin the fields of the letter. */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

function messengerOf(href: string): string | null {
  const host = new URL(href).hostname.replace(/^www\./, '');
  return MESSENGERS.find(([, hosts]) => hosts.includes(host))?.[0] ?? null;
}
