import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import type { Locale } from '@/lib/shared/i18n/locales';
import { moneyText } from '@/lib/shared/money';
import { monthsOf, type Period, periodText } from '@/lib/shared/period';

/** What a new user pays for the first time of a packet: a decimal amount, which may be zero. */
export interface Trial {
  period: Period;
  amount: string;
}

/** Spec 3 §4, §9: promo days are shown while they are 90 or fewer. */
export const MOST_PROMO_DAYS = 90;

const isFreeTrial = ({ amount }: Trial): boolean => !(Number(amount) > 0);

export interface Wording {
  format: string | null;
  locale: Locale;
  words: Pick<Messages['offers'], 'freeTrial' | 'paidTrial'>;
}

/** "7 days free", "14 days for 1 ₸"; null when the price has no currency. Used wherever a trial is named. */
export function trialText(trial: Trial, { format, locale, words }: Wording): string | null {
  const period = periodText(trial.period, locale);
  if (!period) return null;
  if (isFreeTrial(trial)) return fill(words.freeTrial, { period });
  const price = moneyText({ amount: trial.amount, format }, locale);
  return price && fill(words.paidTrial, { period, price });
}

interface Sale<Packet> {
  /** The promo days of the network; they say whether trials are announced. */
  promoDays: number | null;
  packets: readonly Packet[];
}

/**
 * The one trial that the whole site announces to new users: header, login, register prompt. It is always the trial of
 * a packet that is sold, because only that is what a viewer gets: free before paid, then the longer one. Null where
 * the network announces none.
 */
export function announcedTrial<Packet extends { trial: Trial | null }>({ promoDays, packets }: Sale<Packet>) {
  if (promoDays === null || promoDays <= 0 || promoDays > MOST_PROMO_DAYS) return null;
  const open = packets.flatMap((packet) => (packet.trial ? [{ packet, trial: packet.trial }] : []));
  const [best = null] = open.sort(
    (a, b) =>
      Number(a.trial.amount) - Number(b.trial.amount) || monthsOf(b.trial.period) - monthsOf(a.trial.period),
  );
  return best;
}
