import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { flag, listOf, text } from '@/lib/platform/http/wire';
import type { LinkedCard } from '@/lib/rules/commerce/product';

const CardsWire = listOf(v.object({ id: v.number(), number: text, is_primary: flag }));

/** The viewer's linked cards, the primary one first. @throws PlatformError */
export async function listCards(asViewer: Target): Promise<LinkedCard[]> {
  const cards = await send({ path: '/users/self/cards', schema: CardsWire }, asViewer);
  return cards
    .map(({ id, number, is_primary: isPrimary }) => ({ id, number, isPrimary }))
    .sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
}
