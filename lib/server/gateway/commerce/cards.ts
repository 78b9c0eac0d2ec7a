import 'server-only';
import * as v from 'valibot';
import { beginCard, forgetCard } from '@/lib/platform/resources/commerce/linked-cards';
import { getPurse } from '@/lib/platform/resources/commerce/wire';
import { refuse } from '@/lib/server/gateway/http/answer';
import { requirePin } from '@/lib/server/gateway/parental/parental-check';
import { routes } from '@/lib/shared/routes';
import { asBuyer, asBuyerWith } from './as-buyer';

const Link = v.object({ attempt: v.pipe(v.string(), v.uuid()) });

/** `POST /api/commerce/cards {attempt}`: begins to link a card; a parental check comes first (spec 3 §5). */
export function linkCard(request: Request): Promise<Response> {
  const back = `${request.headers.get('origin')}${routes.payment()}`;
  return asBuyerWith(request, Link, async ({ target, session }, { attempt }) => {
    await requirePin(target, session, 'pay');
    const { money } = await getPurse(target);
    return beginCard(target, { returnUrl: back, attempt }, money);
  });
}

/** `DELETE /api/commerce/cards/{id}`. */
export function removeCard(request: Request, id: string): Promise<Response> {
  return asBuyer(request, async ({ target, session }) => {
    if (!/^\d{1,15}$/.test(id)) return refuse(404, 'not_found');
    await requirePin(target, session, 'pay');
    await forgetCard(target, Number(id));
  });
}
