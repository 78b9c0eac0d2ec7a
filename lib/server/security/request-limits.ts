import { LRUCache } from 'lru-cache';
import { type SharedLimit, sharedState } from '@/lib/shared/shared-state';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

interface Policy {
  hits: number;
  windowMs: number;
}

/**
 * All limits of our own routes (`app/api`). They apply before the platform's own (60 s between two codes, attempts of a
 * code), so that mass attempts do not become platform calls.
 */
const policies = {
  /**
   * Starts without a session, most of which create a guest; a mobile network has thousands of viewers behind
   * one address.
   */
  startPerAddress: { hits: 300, windowMs: 10 * MINUTE },
  /** Codes requested by one browser; the number of codes for one phone is limited by the platform. */
  codePerAsker: { hits: 10, windowMs: 10 * MINUTE },
  /** First pages without a session; one for each tab. */
  welcomePerAddress: { hits: 600, windowMs: 10 * MINUTE },
  codePerAddress: { hits: 50, windowMs: 10 * MINUTE },
  /**
   * Passwords tried from one address for one login, codes tried for one that this browser requested: nobody can use up the
   * attempts of others.
   */
  loginPerName: { hits: 20, windowMs: 15 * MINUTE },
  loginPerAddress: { hits: 100, windowMs: 15 * MINUTE },
  /** Spec 3 §4: the messenger dialog polls every 5 s; allows two tabs. */
  pollPerAsk: { hits: 30, windowMs: MINUTE },
  pollPerAddress: { hits: 240, windowMs: MINUTE },
  /** Logins that wait for another device (docs/SESSION.md): codes, polls every 5 s, codes that viewers enter. */
  devicePerAddress: { hits: 60, windowMs: 10 * MINUTE },
  devicePollPerAddress: { hits: 600, windowMs: MINUTE },
  deviceAnswers: { hits: 20, windowMs: 15 * MINUTE },
  deviceAnswersPerAddress: { hits: 100, windowMs: 10 * MINUTE },
  /**
   * PINs of all users of an address; those of one user wait longer with each wrong one
   * (`lib/server/parental/tries.ts`).
   */
  pinPerAddress: { hits: 60, windowMs: 15 * MINUTE },
  /** The PIN by SMS (spec 3 §4); the 60 s between two are enforced by the platform. */
  pinSmsPerUser: { hits: 5, windowMs: 60 * MINUTE },
  pinSmsPerAddress: { hits: 20, windowMs: 60 * MINUTE },
  /** Promo codes of one user; the platform also counts wrong ones. */
  promoKeys: { hits: 30, windowMs: 10 * MINUTE },
  promoKeysPerAddress: { hits: 150, windowMs: 10 * MINUTE },
  /** Spec 3 §4 Promo wizard: a card link is polled every 300 or 600 ms; allows two windows. */
  promoPolls: { hits: 400, windowMs: MINUTE },
  promoPollsPerAddress: { hits: 2000, windowMs: MINUTE },
  /** Steps of purchases of one user: describing, pricing, paying. */
  purchases: { hits: 120, windowMs: 10 * MINUTE },
  purchasesPerAddress: { hits: 600, windowMs: 10 * MINUTE },
  /** Spec 3 §9: a payment is checked every 5 s; allows several tabs. */
  paymentPolls: { hits: 60, windowMs: MINUTE },
  paymentPollsPerAddress: { hits: 600, windowMs: MINUTE },
  /**
   * Batches of analytics events: one in ten seconds and those sent when a page closes, for a household or an
   * office.
   */
  eventsPerAddress: { hits: 600, windowMs: MINUTE },
  /** Content policy reports of one address. */
  reportsPerAddress: { hits: 30, windowMs: MINUTE },
  /** Share pictures: a network requests one for each link, and they are drawn one at a time. */
  picturesPerAddress: { hits: 60, windowMs: MINUTE },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

/** Of one limit. */
const MAX_WINDOWS = 50_000;

type Windows = LRUCache<string, { hits: number; endsAt: number }>;

/** Sized by weight, because `max` would reserve the memory for all of them at once. */
const newWindows = (): Windows => new LRUCache({ maxSize: MAX_WINDOWS, sizeCalculation: () => 1 });

/** Fixed windows: of all instances where they share state, else in the memory of this process. */
export class Limits {
  /** One table for each limit: addresses that fill the table of one limit push out no windows of another. */
  readonly #windows = new Map<PolicyName, Windows>();

  /**
   * Counts a use. Null when it is within the limit, else the seconds to wait. A null key is never limited.
   */
  async use(policy: PolicyName, key: string | null, now: number): Promise<number | null> {
    if (key === null) return null;
    const counted = await sharedState()?.use(sharedLimit(policy), key);
    return counted ? counted.wait : this.#countAlone(policy, key, now);
  }

  /** Takes back a use whose call was refused, so that refusals do not use up a limit. */
  async refundLimit(policy: PolicyName, key: string | null, now: number): Promise<void> {
    if (key === null) return;
    await sharedState()?.giveBack(sharedLimit(policy), key);
    const open = this.#windowsOf(policy).get(key);
    if (open && open.endsAt > now && open.hits > 0) open.hits -= 1;
  }

  #windowsOf(policy: PolicyName): Windows {
    const known = this.#windows.get(policy) ?? newWindows();
    this.#windows.set(policy, known);
    return known;
  }

  #countAlone(policy: PolicyName, key: string, now: number): number | null {
    const { hits, windowMs } = policies[policy];
    const windows = this.#windowsOf(policy);
    const known = windows.get(key);
    const open = known && known.endsAt > now ? known : { hits: 0, endsAt: now + windowMs };
    if (open !== known) windows.set(key, open);
    if (open.hits >= hits) return Math.max(1, Math.ceil((open.endsAt - now) / SECOND));
    open.hits += 1;
    return null;
  }
}

declare global {
  var taspaRequestLimits: Limits | undefined;
}

globalThis.taspaRequestLimits ??= new Limits();

/** One for the process, because each route may have a bundled copy of this module. */
export const limits = globalThis.taspaRequestLimits;

function sharedLimit(name: PolicyName): SharedLimit {
  const { hits, windowMs } = policies[name];
  return { name, hits, seconds: windowMs / SECOND };
}
