import { ownMoneyFormat } from '@/lib/client/account/own-money';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { getPromoInfo } from '@/lib/client/promo/calls';
import { promoSentence } from '@/lib/client/promo/sentence';
import type { PromoInfo } from '@/lib/platform/resources/promo-info';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { moneyText } from '@/lib/shared/money';
import { periodText } from '@/lib/shared/period';

type Words = Messages['promo'];

/** What a code gives, in words. */
export interface Gift {
  title: string;
  text: string;
  more: string;
}

/** What a code gives (spec 3 §7 `promokeys/{key}/info`), or the sentence that says why it gives nothing. */
export async function readGift(code: string, words: Words): Promise<Gift | string> {
  try {
    const info = await getPromoInfo(code);
    const format = info.cost || info.given ? await ownMoneyFormat() : null;
    return { title: info.title, text: info.text, more: partsOf(info, format, words).join(' · ') };
  } catch (failure) {
    return promoSentence(failure, words);
  }
}

function partsOf({ days, given, cost }: PromoInfo, format: string | null, words: Words): string[] {
  const locale = pageLocale();
  const period = days > 0 ? periodText({ days, months: 0, years: 0 }, locale) : null;
  const sums = [
    [words.given, given],
    [words.cost, cost],
  ] as const;
  const money = sums.map(([text, amount]) => {
    const sum = amount && moneyText({ amount, format }, locale);
    return sum && fill(text, { sum });
  });
  return [period, ...money].filter((part): part is string => Boolean(part));
}
