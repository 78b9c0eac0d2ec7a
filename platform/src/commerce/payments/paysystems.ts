import type { ProviderConfig } from '../../db/schema/session.ts';
import { ApiError } from '../../http/errors.ts';
import { type PaysystemName, paysystemNames } from './paysystem-names.ts';
import { type PaysystemWords, words } from './paysystem-words.ts';

export interface Paysystem {
  id: number;
  name: PaysystemName;
  words: PaysystemWords;
  /** Paid through the bank; the other methods only explain where to pay. */
  isPaidHere: boolean;
  /** Another device has to confirm anyway, so the parental code is not required before it. */
  skipsParentalControl: boolean;
  /** Its page of the bank may be shown in a frame (spec 3 §2 pay_iframe). */
  hasFrame: boolean;
}

const elsewhere: readonly PaysystemName[] = ['provider_account', 'info'];
const confirmedOutside: readonly PaysystemName[] = [
  'qrcode',
  'qrcode_png',
  'ext_app',
  'info',
  'provider_account',
];

/** A new card can be typed in a frame; all other methods need a whole window or another device. */
const framed: readonly PaysystemName[] = ['short_url'];

const FIRST_ID = 11;

const all = new Map<PaysystemName, Paysystem>(
  paysystemNames.map((name, index) => [
    name,
    {
      id: FIRST_ID + index,
      name,
      words: words[name],
      isPaidHere: !elsewhere.includes(name),
      skipsParentalControl: confirmedOutside.includes(name),
      hasFrame: framed.includes(name),
    },
  ]),
);

/** The methods of the brand itself; a client without a preference uses the first one (spec 3 §4 Offer flow). */
const usual: readonly PaysystemName[] = [
  'linkedcard',
  'short_url',
  'qrcode',
  'qrcode_png',
  'phone_sms',
  'phone',
  'ext_app',
  'info',
];

/** Partners have their own payment methods (spec 3 §1, §4 Direct flow). */
const ofPartners: Record<string, readonly PaysystemName[]> = {
  almatv: ['qrcode_png', 'info', 'provider_account'],
  mbank: ['ext_app', 'linkedcard', 'short_url'],
  clickup: ['ext_app', 'short_url', 'linkedcard'],
  freedommedia: ['linkedcard', 'short_url', 'qrcode', 'info'],
  ntv_web: ['linkedcard', 'short_url', 'phone_sms'],
  uznet: ['linkedcard', 'short_url', 'phone', 'qrcode'],
};

export interface Payer {
  provider: { shortname: string; config: ProviderConfig };
  hasCard: boolean;
  /** Whether a bank is connected. */
  hasGateway: boolean;
}

/**
 * The methods available to a user, the preferred one first. A provider with its own billing is the only method of its
 * users.
 */
export function paysystemsFor({ provider, hasCard, hasGateway }: Payer): Paysystem[] {
  const { shortname, config } = provider;
  const names: readonly PaysystemName[] = config.disallowSubscribe
    ? ['provider_account']
    : (ofPartners[shortname] ?? usual);
  return names
    .map((name) => paysystem(name))
    .filter(({ name, isPaidHere }) => (hasGateway || !isPaidHere) && (hasCard || name !== 'linkedcard'));
}

function paysystem(name: PaysystemName): Paysystem {
  const found = all.get(name);
  if (!found) throw new ApiError('error');
  return found;
}

/**
 * The paysystem named by a call, from those of its provider. A missing linked card gets its own error later; a method that
 * is paid elsewhere cannot be started here.
 */
export function chosenPaysystem(
  payer: Payer,
  named: { name?: string | undefined; id?: number | undefined },
): Paysystem {
  const offered = paysystemsFor({ ...payer, hasCard: true, hasGateway: true });
  const found = offered.find(({ id, name }) => (named.name ? name === named.name : id === named.id));
  if (!found) throw new ApiError('unknown_paysystem');
  if (!found.isPaidHere) throw new ApiError('payment_elsewhere');
  return found;
}
