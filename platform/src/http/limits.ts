import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { ApiError, type ErrorCode } from './errors.ts';
import type { MessageKey } from './messages/translate.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const hour = 60 * minute;

interface Policy {
  /** How many are free. */
  hits: number;
  /** After them: nothing until the window has passed. Of a growing delay: how long after the last one all is forgotten. */
  windowMs: number;
  /** After them each waits, twice as long as the one before. */
  delay?: { firstMs: number; longestMs: number };
  /** Words other than the usual ones of the code. */
  message?: MessageKey;
  /** `throttled`, 429, unless said otherwise. */
  code?: ErrorCode;
  /** The key is an address: one that many viewers share counts for nobody. */
  byAddress?: true;
}

/** Every limit of the platform, in one place. They stop guessing and flooding, not people. */
const policies = {
  /** Spec 1 §9 resend code timer: 60 s between two codes to one phone. */
  otpResend: { hits: 1, windowMs: 60 * second, message: 'otp_resend' },
  /** Codes that one asker had sent to one phone: nobody uses up what belongs to somebody else. */
  otpPerAsker: { hits: 5, windowMs: day, delay: { firstMs: 2 * minute, longestMs: hour } },
  /** Codes sent to one phone, whoever asked: nobody is to be buried under messages. */
  otpPerPhone: { hits: 20, windowMs: day, delay: { firstMs: minute, longestMs: 30 * minute } },
  otpPerAddress: { hits: 100, windowMs: 10 * minute, byAddress: true },
  /** Wrong passwords of one login that come from one asker. */
  loginFailures: { hits: 10, windowMs: 15 * minute },
  loginFailuresPerAddress: { hits: 100, windowMs: 10 * minute, byAddress: true },
  /** Codes that confirm payments: of one person, and to one phone from everybody, who are not to bury it under messages. */
  paymentCodes: { hits: 5, windowMs: 10 * minute },
  paymentCodesPerPhone: { hits: 20, windowMs: day, delay: { firstMs: minute, longestMs: 30 * minute } },
  /** Wrong codes of one asker for one phone, over all codes and doors. */
  wrongCodes: { hits: 10, windowMs: day, delay: { firstMs: 30 * second, longestMs: hour } },
  /** Wrong codes for one phone, whoever enters them. Full, it locks nobody out: codes have one try each from then on. */
  guessedCodes: { hits: 20, windowMs: day },
  /** PINs tried for one account; the web app in front slows them down after five. */
  pinTries: { hits: 10, windowMs: day, delay: { firstMs: 30 * second, longestMs: hour } },
  /** Promo keys of one person that do not exist: they are short and would be found by trying. */
  promoGuesses: { hits: 20, windowMs: 10 * minute },
  /** The same of who has no token. Many sit behind one address: whoever is honest there waits a minute at most. */
  promoGuessesPerAddress: {
    hits: 100,
    windowMs: 10 * minute,
    delay: { firstMs: second, longestMs: minute },
    byAddress: true,
  },
  registrationPerAddress: { hits: 1_000, windowMs: minute, byAddress: true },
  /** Logins by the line one calls from (spec 1 §7 Auto-auth). */
  autoAuthPerAddress: { hits: 60, windowMs: minute, byAddress: true },
  /** The PIN by SMS (spec 3 §8, a wrong PIN); between two of them the resend timer runs too. */
  parentalCodePerUser: { hits: 5, windowMs: 60 * minute },
  /** Spec 1 §8: removing devices is refused with 403 when it is done to pass one subscription around. */
  deviceRemovals: { hits: 20, windowMs: day, code: 'permission_denied', message: 'too_many_removals' },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

export interface Limits {
  /** Counts a use; over the limit it throws (429, unless the policy says otherwise) with Retry-After. */
  use(policy: PolicyName, key: string): void;
  /** Throws as `use` does, without counting. */
  check(policy: PolicyName, key: string): void;
  /** Whether all that is free has been used. */
  isFull(policy: PolicyName, key: string): boolean;
  clear(policy: PolicyName, key: string): void;
}

interface Window {
  hits: number;
  endsAt: number;
  /** Of a growing delay. */
  waitsUntil: number;
}

/** Of one policy: whoever makes up logins by the thousand pushes out logins, and not the wrong codes of phones. */
const MAX_WINDOWS = 50_000;

/** Sized by weight, because `max` would reserve the memory for all of them at once. */
const newWindows = () => new LRUCache<string, Window>({ maxSize: MAX_WINDOWS, sizeCalculation: () => 1 });

/** How long whoever has used up what is free waits after this one. */
function delayMs({ hits: free, delay }: Policy, hits: number): number {
  if (!delay || hits < free) return 0;
  return Math.min(delay.longestMs, delay.firstMs * 2 ** Math.min(hits - free, 30));
}

/**
 * Kept in memory: each process limits for itself, which is enough against guessing. `isShared` tells the addresses of
 * our own proxies: where they name no viewer, everybody has that address, and a limit on it would lock everybody out.
 */
export function createLimits(clock: Clock, isShared: (address: string) => boolean = () => false): Limits {
  const windows = new Map<PolicyName, LRUCache<string, Window>>();

  function windowOf(policy: PolicyName, key: string): Window {
    const ofPolicy = windows.get(policy) ?? newWindows();
    windows.set(policy, ofPolicy);
    const now = clock.now();
    const open = ofPolicy.get(key);
    if (open && open.endsAt > now) return open;
    const fresh = { hits: 0, endsAt: now + policies[policy].windowMs, waitsUntil: 0 };
    ofPolicy.set(key, fresh);
    return fresh;
  }

  function refuseWhenFull(policy: PolicyName, key: string) {
    const limit: Policy = policies[policy];
    if (limit.byAddress && isShared(key)) return;
    const { hits, endsAt, waitsUntil } = windowOf(policy, key);
    const until = limit.delay ? waitsUntil : hits < limit.hits ? 0 : endsAt;
    if (until <= clock.now()) return;
    const seconds = Math.max(1, Math.ceil((until - clock.now()) / 1000));
    const { code = 'throttled', message } = limit;
    throw new ApiError(code, {
      ...(message ? { message } : {}),
      params: { seconds },
      headers: { 'retry-after': String(seconds) },
    });
  }

  return {
    use(policy, key) {
      refuseWhenFull(policy, key);
      const limit: Policy = policies[policy];
      const window = windowOf(policy, key);
      window.hits += 1;
      if (!limit.delay) return;
      window.endsAt = clock.now() + limit.windowMs;
      window.waitsUntil = clock.now() + delayMs(limit, window.hits);
    },
    check: refuseWhenFull,
    isFull: (policy, key) => windowOf(policy, key).hits >= policies[policy].hits,
    clear: (policy, key) => void windows.get(policy)?.delete(key),
  };
}
