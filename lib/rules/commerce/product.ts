import type { Money } from '@/lib/shared/money';
import type { Period } from '@/lib/shared/period';

export const PAYSYSTEMS = [
  'linkedcard',
  'short_url',
  'qrcode',
  'qrcode_png',
  'phone_sms',
  'phone',
  'ext_app',
  'provider_account',
  'info',
] as const;

/** The ways to pay of spec 3 §4. */
export type PaysystemName = (typeof PAYSYSTEMS)[number];

/** One way to buy a product: a purchase type of the platform. */
export interface PurchaseWay {
  id: string;
  period: Period;
  price: Money;
  trial: { price: Money; period: Period } | null;
  /** The viewer has the product in this way. */
  isCurrent: boolean;
  /** It follows at the end of the running period. */
  isNext: boolean;
}

/** A base packet that an additional one needs (spec 3 §4, step 3). */
export interface BaseChoice {
  key: string;
  title: string;
  description: string;
  price: Money;
  period: Period;
  trial: { price: Money; period: Period } | null;
}

/** What is bought, as the server describes it for this viewer. */
export interface Product {
  /** The user for whom it was read. */
  buyerId: number;
  kind: 'packet' | 'adFree' | 'rent' | 'refill' | 'promo';
  /** The packet in `/packets/{id}`, or the title. */
  key: string;
  title: string;
  /** The viewer already has it, so a purchase would change nothing. */
  isOwned: boolean;
  /** The parental code is required before any way to pay. */
  isPinNeeded: boolean;
  /** Not empty: one of them has to be bought before it, or instead of it (`adFree`). */
  bases: BaseChoice[];
  /** Accepted before buying (spec 3 §5). */
  agreementUrl: string | null;
  ways: PurchaseWay[];
  /** What is on the balance; only for a refill. */
  balance?: Money | undefined;
}

/** A way to pay (spec 3 §3 Paysystem), in the language of the viewer. */
export interface Paysystem {
  id: number;
  name: PaysystemName;
  title: string;
  description: string;
  button: string;
  /** Steps, one a line. */
  howToUse: string;
  /** The page of the bank may be shown in a frame. */
  hasFrame: boolean;
  /** What the way needs to be shown: contacts, account, phone mask. */
  data: Readonly<Record<string, string>>;
}

export interface LinkedCard {
  id: number;
  number: string;
  isPrimary: boolean;
  /** The last month in which it is valid, `2029-04`; null when the bank has not said. */
  expires: string | null;
}

/** The price of one way to buy, now and for this viewer, and how it can be paid (spec 3 §3 Offer). */
export interface Offer {
  /** Null in the direct flow, where the packet itself is ordered. */
  id: string | null;
  /** The user to whom it is made. */
  buyerId: number;
  version: number;
  wayId: string | null;
  title: string;
  info: string;
  /** The price of the first period: of the trial where there is one. */
  price: Money;
  period: Period;
  isTrial: boolean;
  /** What follows the first period, with its title where it is another packet; null when nothing renews. */
  next: { title: string | null; price: Money; period: Period } | null;
  /** What is paid now: less than the price when a packet is replaced, nothing when it begins later. */
  due: Money;
  balance: Money;
  /** What the balance lacks. */
  missing: Money;
  isCovered: boolean;
  /** This brand asks once more before it shows a QR picture or the page of the bank. */
  isConfirmedFirst: boolean;
  /** What is missing may be put on the balance first (not at every partner, and not for a refill). */
  canRefill: boolean;
  /** The preferred one first. */
  paysystems: Paysystem[];
  cards: LinkedCard[];
  /** Null where it only adds something. */
  change: OfferChange | null;
}

/** What a purchase does to packets that the viewer has (spec 3 §4: change). */
export interface OfferChange {
  /** They end now, and their unused part is counted in; or they run to the end of what is paid. */
  acts: 'now' | 'later';
  /** Names of the packets that it replaces. */
  packets: string[];
  /** Milliseconds: when the bought period begins. */
  startAt: number;
  /** The unused part of what they cost. */
  refund: Money;
  /** What of it is more than the new price, and stays on the balance. */
  toBalance: Money;
}

/** A payment on its way (spec 3 §3 Transaction). */
export interface Transaction {
  id: number;
  offerId: string | null;
  status: 'pending' | 'complete' | 'error';
  /** Words of the platform about the state. */
  description: string;
  /** What is paid for. */
  title?: string | null;
  amount: Money;
  paysystem: string;
  /** Where a person pays. */
  url: string | null;
  /** The same page for a frame; null where the bank or our own policy allows none. */
  frameUrl: string | null;
  qr: { png: string; svg: string } | null;
  /** Milliseconds. */
  createdAt: number;
  expiresAt: number;
  /** When the server said so, by its clock. */
  readAt?: number | undefined;
}
