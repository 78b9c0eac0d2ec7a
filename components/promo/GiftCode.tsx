'use client';

import { useState } from 'react';
import { fill } from '@/components/ui/fill';
import { ownMoneyFormat } from '@/lib/client/account/own-money';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { askModal } from '@/lib/client/modals/ask';
import { getPromoInfo } from '@/lib/client/promo/calls';
import { promoSentence } from '@/lib/client/promo/sentence';
import type { PromoInfo } from '@/lib/platform/resources/promo-info';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { moneyText } from '@/lib/shared/money';
import { periodText } from '@/lib/shared/period';
import { CodeForm } from './CodeForm';
import { DecisionStep } from './DecisionStep';

type Words = Messages['promo'];

/** The gift page: what a code gives is shown before anybody logs in or pays (spec 3 §7 `promokeys/{key}/info`). */
export function GiftCode({ words }: { words: Words }) {
  const [code, setCode] = useState('');
  const [gift, setGift] = useState<{ title: string; text: string; more: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const show = async (entered: string) => {
    setCode(entered);
    setError(null);
    setBusy(true);
    try {
      const info = await getPromoInfo(entered);
      const format = info.cost || info.given ? await ownMoneyFormat() : null;
      setGift({ title: info.title, text: info.text, more: partsOf(info, format, words).join(' · ') });
    } catch (failure) {
      setError(promoSentence(failure, words));
    } finally {
      setBusy(false);
    }
  };

  if (!gift) return <CodeForm words={words} code={code} error={error} isBusy={isBusy} onSubmit={show} />;
  return (
    <section aria-label={gift.title} aria-live="polite">
      <DecisionStep
        title={gift.title}
        text={gift.text}
        more={gift.more}
        yes={words.use}
        onYes={() => askModal({ id: 'promocode_wizard', data: { code } })}
        no={words.other}
        onNo={() => setGift(null)}
      />
    </section>
  );
}

/** "7 days", "500 ₸ on your balance", "Costs 100 ₸"; an amount without a currency is not a price, and is left out. */
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
