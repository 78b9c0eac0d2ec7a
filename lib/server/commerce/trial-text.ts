import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type Trial, trialWords } from '@/lib/rules/commerce/trial';
import type { Locale } from '@/lib/shared/i18n/locales';

/** "7 days free", "14 days for 1 ₸"; null when the price has no currency. Used wherever a trial is named. */
export async function trialText(
  trial: Trial,
  { format, locale }: { format: string | null; locale: Locale },
): Promise<string | null> {
  const named = trialWords(trial, { format, locale });
  if (!named) return null;
  const t = await getTranslations({ locale, namespace: 'offers' });
  return t(named.key, named.values);
}
