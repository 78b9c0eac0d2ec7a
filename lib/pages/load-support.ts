import 'server-only';
import { wordsOf } from '@/lib/i18n/words';
import { getSeller } from '@/lib/platform/providers';
import type { Face } from '@/lib/sites/current';
import { type SupportLink, supportLinks } from './support';

/** Contacts of who sells here; a page is no poorer for want of them than it must be (facts/quality.md F02). */
export async function loadSupport(face: Face): Promise<SupportLink[]> {
  const seller = await getSeller(face, face.site.provider).catch(() => null);
  return seller ? supportLinks(seller.support, wordsOf(face.locale).footer.supportLink) : [];
}
