import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { flag, listOf, text, textOrNull } from '@/lib/platform/http/wire';
import { withAttempt } from '@/lib/platform/http/with-attempt';
import { post } from '@/lib/platform/sign-in/token';
import type { LinkedCard, Transaction } from '@/lib/rules/commerce/product';
import { type ToMoney, TransactionWire, toTransaction } from './wire';

const CardsWire = listOf(v.object({ id: v.number(), number: text, is_primary: flag, expires: textOrNull }));

/** The viewer's linked cards, the primary one first. @throws PlatformError */
export async function listCards(asViewer: Target): Promise<LinkedCard[]> {
  const cards = await send({ path: '/users/self/cards', schema: CardsWire }, asViewer);
  return cards
    .map(({ is_primary: isPrimary, ...card }) => ({ ...card, isPrimary }))
    .sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
}

/** Begins to link a card: the page of the bank takes one unit and gives it back (spec 3 §5). */
export async function beginCard(
  asViewer: Target,
  { returnUrl, attempt }: { returnUrl: string; attempt: string },
  money: ToMoney,
): Promise<Transaction> {
  const call = post('/users/self/cards', { needed_refund: true, return_url: returnUrl }, TransactionWire);
  return toTransaction(await send(call, withAttempt(asViewer, attempt)), money);
}

/** Makes a card the one that is offered first. */
export async function choosePrimary(asViewer: Target, id: number): Promise<void> {
  const body = { card_id: id, is_primary: true };
  await send({ method: 'PATCH', path: '/users/self/cards', body, schema: v.unknown() } as const, asViewer);
}

/** Forgets a card; after the primary one the next becomes primary. */
export async function forgetCard(asViewer: Target, id: number): Promise<void> {
  const call = {
    method: 'DELETE',
    path: '/users/self/cards',
    query: { card_id: id },
    schema: v.unknown(),
  } as const;
  await send(call, asViewer);
}
