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
  if (email) links.push({ kind: 'email', href: `mailto:${email}`, label: email });
  if (/\d/.test(phone ?? '')) {
    links.push({ kind: 'phone', href: `tel:${phone?.replace(/[^\d+]/g, '')}`, label: phone ?? '' });
  }
  if (href) links.push({ kind: 'link', href, label: messengerOf(href) ?? linkLabel });
  return links;
}

function messengerOf(href: string): string | null {
  const host = new URL(href).hostname.replace(/^www\./, '');
  return MESSENGERS.find(([, hosts]) => hosts.includes(host))?.[0] ?? null;
}
