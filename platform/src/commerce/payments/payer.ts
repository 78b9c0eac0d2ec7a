import type { Database } from '../../db/open.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { providerById } from '../../session/provider.ts';
import type { PaymentGateway } from './bank.ts';
import { cardsOf } from './cards.ts';
import type { Payer } from './paysystems.ts';

/** The user who pays. Guests have to log in first (spec 3 §6). */
export async function payerOf(
  db: Database,
  { userId, isGuest, providerId }: Caller,
  gateway: PaymentGateway | null,
): Promise<Payer> {
  if (isGuest) throw new ApiError('login_to_buy', { message: 'payment_login' });
  const provider = await providerById(db, providerId);
  if (!provider) throw new ApiError('not_found', { message: 'unknown_provider' });
  const hasCard = (await cardsOf(db, userId)).length > 0;
  return { provider, hasCard, hasGateway: gateway !== null };
}
