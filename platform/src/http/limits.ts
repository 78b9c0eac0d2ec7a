import type { Clock } from '../clock.ts';
import { ApiError, type ErrorCode } from './errors.ts';
import type { MessageKey } from './messages/translate.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

interface Policy {
  hits: number;
  windowMs: number;
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
  /** Codes sent to one phone. */
  otpPerPhone: { hits: 5, windowMs: 10 * minute },
  otpPerAddress: { hits: 100, windowMs: 10 * minute, byAddress: true },
  /** Wrong passwords of one login, whatever the address they come from. */
  loginFailures: { hits: 10, windowMs: 15 * minute },
  loginFailuresPerAddress: { hits: 100, windowMs: 10 * minute, byAddress: true },
  /** Codes that confirm payments: of one person, and to one phone. */
  paymentCodes: { hits: 5, windowMs: 10 * minute },
  /** Tries of codes for one phone, over all codes it was sent. */
  codeAttempts: { hits: 15, windowMs: 15 * minute },
  /** Wrong codes for one phone, at all doors together: codes of four digits (spec 3 §5) would be found by patience. */
  wrongCodes: { hits: 10, windowMs: day },
  /** Wrong PINs on the way out of a child profile: they have four digits too. */
  pincodeAttempts: { hits: 5, windowMs: 15 * minute },
  /** Promo keys of one person that do not exist: they are short and would be found by trying. */
  promoGuesses: { hits: 20, windowMs: 10 * minute },
  registrationPerAddress: { hits: 1_000, windowMs: minute, byAddress: true },
  /** Logins by the line one calls from (spec 1 §7 Auto-auth). */
  autoAuthPerAddress: { hits: 60, windowMs: minute, byAddress: true },
  /** The PIN by SMS (spec 3 §8 PIN wrong); between two of them the resend timer runs too. */
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
  clear(policy: PolicyName, key: string): void;
}

/** Of one policy: whoever makes up logins by the thousand pushes out logins, and not the wrong codes of phones. */
const MAX_WINDOWS = 50_000;

/**
 * Fixed windows in memory: each process limits for itself, which is enough against guessing. `isShared` tells the addresses of
 * our own proxies: where they name no viewer, everybody has that address, and a limit on it would lock everybody out.
 */
export function createLimits(clock: Clock, isShared: (address: string) => boolean = () => false): Limits {
  const windows = new Map<PolicyName, Map<string, { hits: number; endsAt: number }>>();

  function windowOf(policy: PolicyName, key: string) {
    const ofPolicy = windows.get(policy) ?? new Map<string, { hits: number; endsAt: number }>();
    windows.set(policy, ofPolicy);
    const now = clock.now();
    const open = ofPolicy.get(key);
    if (open && open.endsAt > now) return open;
    ofPolicy.delete(key);
    if (ofPolicy.size >= MAX_WINDOWS) ofPolicy.delete(ofPolicy.keys().next().value ?? '');
    const fresh = { hits: 0, endsAt: now + policies[policy].windowMs };
    ofPolicy.set(key, fresh);
    return fresh;
  }

  function refuseWhenFull(policy: PolicyName, key: string) {
    const limit: Policy = policies[policy];
    if (limit.byAddress && isShared(key)) return;
    const { hits, endsAt } = windowOf(policy, key);
    if (hits < limit.hits) return;
    const seconds = Math.max(1, Math.ceil((endsAt - clock.now()) / 1000));
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
      windowOf(policy, key).hits += 1;
    },
    check: refuseWhenFull,
    clear: (policy, key) => void windows.get(policy)?.delete(key),
  };
}
