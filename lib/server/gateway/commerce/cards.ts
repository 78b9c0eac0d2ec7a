import 'server-only';
import * as v from 'valibot';
import { beginCard, choosePrimary, forgetCard } from '@/lib/platform/resources/commerce/linked-cards';
import { getBuyerAccount } from '@/lib/platform/resources/commerce/wire';
import { refuse } from '@/lib/server/gateway/http/answer';
import { Attempt } from '@/lib/server/gateway/http/attempt';
import { requirePin } from '@/lib/server/gateway/parental/parental-check';
import { isPlatformInt } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';
import { asBuyer, asBuyerWith } from './as-buyer';

const Link = v.object({ attempt: Attempt });

/** `POST /api/commerce/cards {attempt}`: begins to link a card; a parental check comes first (spec 3 §5). */
export function linkCard(request: Request): Promise<Response> {
  const back = `${request.headers.get('origin')}${routes.payment()}`;
  return asBuyerWith(request, Link, async ({ target, session }, { attempt }) => {
    await requirePin(target, session, 'pay');
    const { money } = await getBuyerAccount(target);
    return beginCard(target, { returnUrl: back, attempt }, money);
  });
}

/** `PATCH /api/commerce/cards/{id}`: makes it the primary card. Nothing is paid, so no PIN is asked. */
export function makePrimary(request: Request, id: string): Promise<Response> {
  return asBuyer(request, async ({ target }) => {
    if (!isCardId(id)) return refuse(404, 'not_found');
    await choosePrimary(target, Number(id));
  });
}

/** `DELETE /api/commerce/cards/{id}`. */
export function removeCard(request: Request, id: string): Promise<Response> {
  return asBuyer(request, async ({ target, session }) => {
    if (!isCardId(id)) return refuse(404, 'not_found');
    await requirePin(target, session, 'pay');
    await forgetCard(target, Number(id));
  });
}

const isCardId = (id: string): boolean => isPlatformInt(id) && !id.startsWith('0');
