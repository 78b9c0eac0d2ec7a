import 'server-only';
import { getTranslations } from 'next-intl/server';
import { isFreeTrial, type Trial } from '@/lib/rules/commerce/trial';
import type { Locale } from '@/lib/shared/i18n/locales';
import { moneyText } from '@/lib/shared/money';
import { periodText } from '@/lib/shared/period';

/** "7 days free", "14 days for 1 ₸"; null when the price has no currency. Used wherever a trial is named. */
export async function trialText(
  trial: Trial,
  { format, locale }: { format: string | null; locale: Locale },
): Promise<string | null> {
  const period = periodText(trial.period, locale);
  if (!period) return null;
  const t = await getTranslations({ locale, namespace: 'shell' });
  if (isFreeTrial(trial)) return t('trial', { period });
  const price = moneyText({ amount: trial.amount, format }, locale);
  return price && t('paidTrial', { period, price });
}
