import { consumeStartParameters } from '@/lib/server/gateway/login/consume-start-parameters';
import { ARRIVAL_HEADER } from '@/lib/shared/arrival-header';
import type { SiteClient } from './site-client';

let customers = 0;

/**
 * Logs in a new customer of a provider. A code of the partner makes one at every provider, also where the site registers
 * nobody; the token arrives in an address, as from the app of the partner (spec 1 §2 "Start parameters").
 */
export async function logInAsCustomerOf(client: SiteClient, provider: string): Promise<void> {
  customers += 1;
  const identifier = `customer-${customers}`;
  const { code } = (await client.sandbox.order('/partners/codes', { partner: provider, identifier })) as {
    code: string;
  };
  const { body } = await client.platformCall(
    'POST',
    `/auth/otp/${provider}`,
    { identifier, token: code },
    'nobody',
  );
  const { extraHeaders } = client.visitor;
  const carried = new URLSearchParams({ to: '/', token: body.access_token }).toString();
  client.visitor.extraHeaders = { ...extraHeaders, [ARRIVAL_HEADER]: carried };
  await client.call(consumeStartParameters, 'GET', '/');
  client.visitor.extraHeaders = extraHeaders;
}
