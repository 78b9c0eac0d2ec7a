import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/shared/i18n/locales';
import { type Period, unitOf } from '@/lib/shared/period';

const PER = { day: 'perDays', month: 'perMonths', year: 'perYears' } as const;

/** "a month", "for 3 months"; null for an empty period. */
export async function perText(period: Period, locale: Locale): Promise<string | null> {
  const length = unitOf(period);
  if (!length) return null;
  const t = await getTranslations({ locale, namespace: 'pages.provider' });
  return t(PER[length.unit], { count: length.count });
}
