import 'server-only';
import * as v from 'valibot';
import { chooseAddress, chooseCity, listCities } from '@/lib/platform/sign-in/operator';
import { readFormBody } from '@/lib/server/gateway/http/form-body';
import { loginRefusal } from '@/lib/server/gateway/http/refusal';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerTarget } from '@/lib/server/gateway/http/viewer';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { PlatformError } from '@/lib/shared/platform-error';

/** The address of a subscriber: steps of the login for users without a contract (spec 3 §4). */

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** `GET /api/session/city`: the cities of the operator. */
export async function cities(request: Request): Promise<Response> {
  return atOperator(request, async (provider) => {
    const all = await listCities(viewerTarget(request), provider);
    return { cities: all.map((city) => ({ id: city.id, name: city.name })) };
  });
}

/** `POST /api/session/city {cityId}`: stores the city and returns its addresses. */
export async function setCity(request: Request): Promise<Response> {
  const body = await readFormBody(request, v.object({ cityId: id }));
  if (body instanceof Response) return body;
  return atOperator(request, async () => {
    const { value } = await asViewer(request, (target) => chooseCity(target, body.cityId));
    return { addresses: value.map(({ address_id, address }) => ({ id: address_id, name: address })) };
  });
}

/**
 * `POST /api/session/address {cityId, addressId}`: makes the user the subscriber at this address. Further
 * parameters for the platform (provider, user) come from its own answer, never from a browser.
 */
export async function setAddress(request: Request): Promise<Response> {
  const body = await readFormBody(request, v.object({ cityId: id, addressId: id }));
  if (body instanceof Response) return body;
  return atOperator(request, async () => {
    await asViewer(request, async (target) => {
      const addresses = await chooseCity(target, body.cityId);
      const address = addresses.find(({ address_id }) => address_id === body.addressId);
      if (!address) throw notThere();
      await chooseAddress(target, address);
    });
    return undefined;
  });
}

/** Errors of the city and address steps are shown in the form (spec 3 §8). */
function atOperator(request: Request, respond: (provider: string | null) => Promise<unknown>) {
  return personal(request, async () => {
    const { loginMethod, provider } = await siteOf(request);
    if (loginMethod !== 'operator') throw notThere();
    try {
      return await respond(provider);
    } catch (error) {
      return loginRefusal(request, error);
    }
  });
}

const notThere = () => new PlatformError('refused', 'not found', { status: 404, code: 'not_found' });
