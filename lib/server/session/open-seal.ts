import 'server-only';
import { unsealData } from 'iron-session';
import { env } from '@/lib/shared/env';

/** The contents of a sealed cookie. One that has expired, or that we did not seal, has none, and is no failure of ours. */
export const openSeal = <Contents extends object>(sealed: string): Promise<Partial<Contents>> =>
  unsealData<Partial<Contents>>(sealed, { password: env().SESSION_SECRET }).catch(() => ({}));
