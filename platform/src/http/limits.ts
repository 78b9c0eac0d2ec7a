import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { networkOf } from '../domain/address-ranges.ts';
import { ApiError, type ErrorCode } from './errors.ts';
import { type Action, type Limit, stepOf, type Window } from './limit-windows.ts';
import type { MessageKey } from './messages/translate.ts';
import type { SharedWindows } from './shared-windows.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const hour = 60 * minute;

interface Policy extends Limit {
  /** A text instead of the default one of the code. */
  message?: MessageKey;
  /** `throttled`, 429, by default. */
  code?: ErrorCode;
  /** The key is an address, and its network is counted: one that many viewers share is not limited. */
  byAddress?: true;
}

/** Every limit of the platform, in one place. They stop guessing and flooding, not normal use. */
const policies = {
  /** Spec 1 §9 resend code timer: 60 s between two codes to one phone. */
  otpResend: { hits: 1, windowMs: 60 * second, message: 'otp_resend' },
  /** Codes for one phone by one requester: a stranger cannot use up the owner's codes. */
  otpPerRequester: { hits: 5, windowMs: day, delay: { firstMs: 2 * minute, longestMs: hour } },
  /** Codes for one phone by all requesters: protects the phone from a flood of messages. */
  otpPerPhone: { hits: 20, windowMs: day, delay: { firstMs: minute, longestMs: 30 * minute } },
  otpPerAddress: { hits: 100, windowMs: 10 * minute, byAddress: true },
  /** Wrong passwords for one login by one requester. */
  loginFailures: { hits: 10, windowMs: 15 * minute },
  loginFailuresPerAddress: { hits: 100, windowMs: 10 * minute, byAddress: true },
  /** Devices that wait for a login from another one. */
  deviceCodesPerAddress: { hits: 100, windowMs: 10 * minute, byAddress: true },
  /** Codes of such devices that one viewer enters or answers: nobody finds a waiting device by trying. */
  deviceAnswers: { hits: 20, windowMs: 15 * minute },
  deviceAnswersPerAddress: { hits: 100, windowMs: 10 * minute, byAddress: true },
  /** Codes that confirm payments: per user, and per phone over all users, against a flood of messages. */
  paymentCodes: { hits: 5, windowMs: 10 * minute },
  paymentCodesPerPhone: { hits: 20, windowMs: day, delay: { firstMs: minute, longestMs: 30 * minute } },
  /** Wrong codes of one requester for one phone, over all codes and login methods. */
  wrongCodes: { hits: 10, windowMs: day, delay: { firstMs: 30 * second, longestMs: hour } },
  /** Wrong codes for one phone, by everybody. When it is full nobody is locked out, but new codes have one attempt each. */
  guessedCodes: { hits: 20, windowMs: day },
  /** PIN attempts for one account; the web app in front slows them down after five. */
  pinTries: { hits: 10, windowMs: day, delay: { firstMs: 30 * second, longestMs: hour } },
  /** Unknown promo keys of one user: keys are short and could be guessed. */
  promoGuesses: { hits: 20, windowMs: 10 * minute },
  /** The same for one address, with a token or without. Many share one address: an honest one waits a minute at most. */
  promoGuessesPerAddress: {
    hits: 100,
    windowMs: 10 * minute,
    delay: { firstMs: second, longestMs: minute },
    byAddress: true,
  },
  registrationPerAddress: { hits: 1_000, windowMs: minute, byAddress: true },
  /** Logins by line (spec 1 §7 Auto-auth). */
  autoAuthPerAddress: { hits: 60, windowMs: minute, byAddress: true },
  /** The PIN by SMS (spec 3 §8, a wrong PIN); the resend timer limits it too. */
  parentalCodePerUser: { hits: 5, windowMs: 60 * minute },
  /** Each export reads everything that is stored about a viewer. */
  exports: { hits: 5, windowMs: hour },
  /** Spec 1 §8: removing many devices is refused with 403, because it is used to share one subscription. */
  deviceRemovals: { hits: 20, windowMs: day, code: 'permission_denied', message: 'too_many_removals' },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

export interface Limits {
  /** Counts a use; above the limit it throws (429 by default) with Retry-After. */
  use(policy: PolicyName, key: string): Promise<void>;
  /** Counts a use like `use`, without throwing above the limit. */
  note(policy: PolicyName, key: string): Promise<void>;
  /** Throws like `use`, without counting. */
  check(policy: PolicyName, key: string): Promise<void>;
  /** Whether all free uses are gone. */
  isFull(policy: PolicyName, key: string): Promise<boolean>;
  /** Takes one use back, where only its outcome tells whether it counts: of parallel ones none goes on for free. */
  giveBack(policy: PolicyName, key: string): Promise<void>;
  clear(policy: PolicyName, key: string): Promise<void>;
}

/** The last known state of a window. */
interface Known extends Window {
  /** Counted while Redis was not available; the next action adds it there. */
  isAlone: boolean;
}

/** Per policy: thousands of made-up logins push out only logins, not the wrong codes of phones. */
const MAX_WINDOWS = 50_000;

/** Sized by weight, because `max` would reserve the memory for all of them at once. */
const newWindows = () => new LRUCache<string, Known>({ maxSize: MAX_WINDOWS, sizeCalculation: () => 1 });

interface LimitOptions {
  /**
   * Recognises the addresses of our own proxies: when they name no viewer, everybody has that address, and a limit on it
   * would lock everybody out.
   */
  isShared?: (address: string) => boolean;
  /** What all instances count in together; without it each process limits for itself. */
  shared?: SharedWindows | undefined;
}

/**
 * Counts in Redis and keeps the last known state in memory. While Redis is not available each process counts from that
 * state; when Redis is back, those uses are added there.
 */
export function createLimits(clock: Clock, { isShared = () => false, shared }: LimitOptions = {}): Limits {
  const windows = new Map<PolicyName, LRUCache<string, Known>>();

  function windowsOf(policy: PolicyName): LRUCache<string, Known> {
    const known = windows.get(policy) ?? newWindows();
    windows.set(policy, known);
    return known;
  }

  /** One customer has all addresses of an IPv6 network, so each of them would be without a limit. */
  const countedAs = (policy: PolicyName, key: string): string => {
    const { byAddress }: Policy = policies[policy];
    return byAddress ? networkOf(key) : key;
  };

  async function step(policy: PolicyName, given: string, action: Action) {
    const limit: Policy = policies[policy];
    const key = countedAs(policy, given);
    const ofPolicy = windowsOf(policy);
    const now = clock.now();
    const known = ofPolicy.get(key);
    const alone = known?.isAlone ? { alone: known } : {};
    const together = shared && (await shared.step(`${policy} ${key}`, limit, { now, action, ...alone }));
    // Read again: others may have counted here while this one waited.
    const done = together ?? stepOf(limit, ofPolicy.get(key), now, action);
    ofPolicy.set(key, { ...done.window, isAlone: shared !== undefined && !together });
    return done;
  }

  async function pass(policy: PolicyName, key: string, action: Action): Promise<void> {
    const limit: Policy = policies[policy];
    const isUnlimited = limit.byAddress && isShared(key);
    if (isUnlimited) return;
    const { refusedUntil } = await step(policy, key, action);
    if (refusedUntil === 0) return;
    const seconds = Math.max(1, Math.ceil((refusedUntil - clock.now()) / 1000));
    const { code = 'throttled', message } = limit;
    throw new ApiError(code, {
      ...(message ? { message } : {}),
      params: { seconds },
      headers: { 'retry-after': String(seconds) },
    });
  }

  return {
    use: (policy, key) => pass(policy, key, 'use'),
    note: async (policy, key) => void (await step(policy, key, 'use')),
    check: (policy, key) => pass(policy, key, 'look'),
    isFull: async (policy, key) => (await step(policy, key, 'look')).window.hits >= policies[policy].hits,
    giveBack: async (policy, key) => void (await step(policy, key, 'giveBack')),
    async clear(policy, given) {
      const key = countedAs(policy, given);
      windows.get(policy)?.delete(key);
      await shared?.clear(`${policy} ${key}`);
    },
  };
}
