import { LRUCache } from 'lru-cache';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

interface Policy {
  hits: number;
  windowMs: number;
}

/**
 * Every limit of the session's doors, in one place. They stand before the platform's own (60 s between two codes, tries
 * of a code), so that what is tried by the thousand does not become calls.
 */
const policies = {
  /** Starts of who is nobody yet, most of which make a guest; a mobile network has thousands behind one address. */
  startPerAddress: { hits: 300, windowMs: 10 * MINUTE },
  /** Codes that one browser asked for; how many may leave for one phone is the platform's. */
  codePerAsker: { hits: 10, windowMs: 10 * MINUTE },
  /** First pages of who is nobody yet; each tab has one. */
  welcomePerAddress: { hits: 600, windowMs: 10 * MINUTE },
  codePerAddress: { hits: 50, windowMs: 10 * MINUTE },
  /** Passwords tried for one login, codes for one that this browser asked for: nobody uses up the tries of somebody else's. */
  loginPerName: { hits: 20, windowMs: 15 * MINUTE },
  loginPerAddress: { hits: 100, windowMs: 15 * MINUTE },
  /** Spec 3 §4: the messenger's dialog asks every 5 s; two tabs may. */
  pollPerAsk: { hits: 30, windowMs: MINUTE },
  pollPerAddress: { hits: 240, windowMs: MINUTE },
  /** PINs of any number of people; those of one wait longer with each wrong one (`lib/server/parental/tries.ts`). */
  pinPerAddress: { hits: 60, windowMs: 15 * MINUTE },
  /** The PIN by SMS (spec 3 §4); 60 s between two are the platform's. */
  pinSmsPerUser: { hits: 5, windowMs: 60 * MINUTE },
  pinSmsPerAddress: { hits: 20, windowMs: 60 * MINUTE },
  /** Promo codes of one person; the platform counts wrong ones, too. */
  promoKeys: { hits: 30, windowMs: 10 * MINUTE },
  promoKeysPerAddress: { hits: 150, windowMs: 10 * MINUTE },
  /** Spec 3 §4 Promo wizard: a link of a card is asked after every 300 or 600 ms; two windows may. */
  promoPolls: { hits: 400, windowMs: MINUTE },
  promoPollsPerAddress: { hits: 2000, windowMs: MINUTE },
  /** Batches of what pages measure: one in ten seconds and those that leave with a page, for a household or an office. */
  eventsPerAddress: { hits: 600, windowMs: MINUTE },
  /** What browsers refused by the content policy, of one address. */
  reportsPerAddress: { hits: 30, windowMs: MINUTE },
  /** Pictures of shared links: a network fetches one a link, and there is one pencil for all. */
  picturesPerAddress: { hits: 60, windowMs: MINUTE },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

const MAX_WINDOWS = 50_000;

/** Fixed windows in memory: each process limits for itself, which is enough against trying. */
export class Limits {
  // Sized by weight, because `max` would reserve the memory for all of them at once.
  readonly #windows = new LRUCache<string, { hits: number; endsAt: number }>({
    maxSize: MAX_WINDOWS,
    sizeCalculation: () => 1,
  });

  /** Counts a use. Null when it is within the limit, else the seconds to wait. A null key is never limited. */
  use(policy: PolicyName, key: string | null, now: number): number | null {
    if (key === null) return null;
    const { hits, windowMs } = policies[policy];
    const name = `${policy}:${key}`;
    const known = this.#windows.get(name);
    const open = known && known.endsAt > now ? known : { hits: 0, endsAt: now + windowMs };
    if (open !== known) this.#windows.set(name, open);
    if (open.hits >= hits) return Math.max(1, Math.ceil((open.endsAt - now) / SECOND));
    open.hits += 1;
    return null;
  }

  /** Takes a use back that came to nothing, so that nobody is kept out by what others were refused. */
  refundLimit(policy: PolicyName, key: string | null, now: number): void {
    const open = this.#windows.get(`${policy}:${key}`);
    if (open && open.endsAt > now && open.hits > 0) open.hits -= 1;
  }
}
