import type { Clock } from '../clock.ts';
import { ApiError } from './errors.ts';

const minute = 60_000;

/** Every limit of the platform, in one place. They stop guessing and flooding, not people. */
const policies = {
  /** Codes sent to one phone; the client's resend timer is 60 s (spec 1 §9). */
  otpPerPhone: { hits: 5, windowMs: 10 * minute },
  otpPerAddress: { hits: 100, windowMs: 10 * minute },
  /** Wrong passwords of one login, whatever the address they come from. */
  loginFailures: { hits: 10, windowMs: 15 * minute },
  /** Tries of codes for one phone, over all codes it was sent. */
  codeAttempts: { hits: 15, windowMs: 15 * minute },
  registrationPerAddress: { hits: 1_000, windowMs: minute },
} as const;

export type PolicyName = keyof typeof policies;

export interface Limits {
  /** Counts a use; over the limit it throws 429 with Retry-After. */
  use(policy: PolicyName, key: string): void;
  /** Throws as `use` does, without counting. */
  check(policy: PolicyName, key: string): void;
  clear(policy: PolicyName, key: string): void;
}

const MAX_WINDOWS = 50_000;

/** Fixed windows in memory: each process limits for itself, which is enough against guessing. */
export function createLimits(clock: Clock): Limits {
  const windows = new Map<string, { hits: number; endsAt: number }>();

  function windowOf(policy: PolicyName, key: string) {
    const name = `${policy}:${key}`;
    const now = clock.now();
    const open = windows.get(name);
    if (open && open.endsAt > now) return open;
    windows.delete(name);
    if (windows.size >= MAX_WINDOWS) windows.delete(windows.keys().next().value ?? '');
    const fresh = { hits: 0, endsAt: now + policies[policy].windowMs };
    windows.set(name, fresh);
    return fresh;
  }

  function refuseWhenFull(policy: PolicyName, key: string) {
    const { hits, endsAt } = windowOf(policy, key);
    if (hits < policies[policy].hits) return;
    const seconds = Math.max(1, Math.ceil((endsAt - clock.now()) / 1000));
    throw new ApiError('throttled', { params: { seconds }, headers: { 'retry-after': String(seconds) } });
  }

  return {
    use(policy, key) {
      refuseWhenFull(policy, key);
      windowOf(policy, key).hits += 1;
    },
    check: refuseWhenFull,
    clear: (policy, key) => void windows.delete(`${policy}:${key}`),
  };
}
