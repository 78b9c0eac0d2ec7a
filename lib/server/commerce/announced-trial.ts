import 'server-only';
import { getProvider, getSeller } from '@/lib/platform/resources/providers';
import { announcedTrial, trialText } from '@/lib/rules/commerce/trial';
import type { TrialOffer } from '@/lib/rules/pages/shell-view';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { type AudienceContext, isForChild } from '@/lib/shared/sites/audience';
import type { Site } from '@/lib/shared/sites/sites';

/**
 * The trial for new viewers of this site, as every place that names one shows it: header, register prompt, login. Null
 * where there is none, for a child (spec 1 §6), and without an answer (quality F02).
 */
export async function loadTrial(
  siteContext: AudienceContext & { site: Pick<Site, 'provider'> },
): Promise<TrialOffer | null> {
  const { audience, site, locale } = siteContext;
  if (isForChild(audience)) return null;
  try {
    const { shortname, promoDays } = await getSeller(siteContext, site.provider);
    if (!shortname || !promoDays) return null;
    const { packets, moneyFormat: format } = await getProvider(shortname, siteContext);
    const best = announcedTrial({ promoDays, packets });
    const text = best && trialText(best.trial, { format, locale, words: wordsOf(locale).offers });
    return best && text ? { text, packet: best.packet.name, href: routes.packet(best.packet.id) } : null;
  } catch {
    return null;
  }
}
