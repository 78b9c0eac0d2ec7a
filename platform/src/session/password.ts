import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createSemaphore } from './semaphore.ts';

/** Work factor for passwords of people: about 50 ms. */
const PERSON_COST = 15;
/** A guest's password has 128 random bits (spec 1 §5): slow hashing would add only delay. */
const GUEST_COST = 10;
const KEY_LENGTH = 32;
/** Each slow hash uses one of four threads, which files and DNS need too, and 32 MB. */
const slowOnes = createSemaphore({ width: 2, queue: 64 });

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const work = () => deriveNow(password, salt, cost);
  return cost < PERSON_COST ? work() : slowOnes(work);
}

function deriveNow(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** `scrypt$<log2 cost>$<salt>$<key>`. */
export async function hashPassword(password: string, options: { isGuest: boolean }): Promise<string> {
  const cost = options.isGuest ? GUEST_COST : PERSON_COST;
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Without a stored hash it takes the same time and fails, so that the time does not show which logins exist. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, cost, salt, key] = (stored ?? '').split('$');
  if (!cost || !salt || !key) {
    await derive(password, Buffer.alloc(16), PERSON_COST);
    return false;
  }
  const wanted = Buffer.from(key, 'base64');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), Number(cost)), wanted);
}
