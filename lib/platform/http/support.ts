import * as v from 'valibot';
import type { Support } from '@/lib/rules/pages/support-contacts';
import { webAddress } from '@/lib/shared/web-address';
import { textOrNull } from './wire';

/** How to reach a provider, as every answer about one has it. */
export const SupportWire = v.nullish(v.object({ email: textOrNull, phone: textOrNull, url: textOrNull }));

/** Only an explicit "no" hides the contacts. */
export const ContactsShown = v.nullish(v.boolean(), true);

interface ProviderWire {
  display_contact_info: v.InferOutput<typeof ContactsShown>;
  landing?: { support?: v.InferOutput<typeof SupportWire> } | null | undefined;
}

/** A provider may have no contacts, or want none of them shown. */
export function supportOf(provider: ProviderWire | null | undefined): Support {
  const support = provider?.display_contact_info === false ? null : provider?.landing?.support;
  return {
    email: support?.email ?? null,
    phone: support?.phone ?? null,
    href: webAddress(support?.url ?? null),
  };
}
