import 'server-only';
import { getMoneyFormat } from '@/lib/platform/resources/account';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';

/**
 * `GET /api/session/money`: how whoever sells to this viewer writes money. Prices in the viewer's own answers are in it, and not
 * in that of the site they happen to look at (docs/MONEY.md).
 */
export function ownMoney(request: Request): Promise<Response> {
  return personal(request, async () => {
    const { value } = await asViewer(request, getMoneyFormat);
    return { format: value };
  });
}
