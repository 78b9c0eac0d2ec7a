import 'server-only';
import { getMoneyFormat } from '@/lib/platform/resources/account';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';

/**
 * `GET /api/session/money`: the money format of the provider that sells to this viewer. Personal prices are
 * in this currency, not in that of the site on screen (docs/MONEY.md).
 */
export function ownMoney(request: Request): Promise<Response> {
  return personal(request, async () => {
    const { value } = await asViewer(request, getMoneyFormat);
    return { format: value };
  });
}
