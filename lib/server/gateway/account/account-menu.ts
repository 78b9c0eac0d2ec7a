import 'server-only';
import { getAccount } from '@/lib/platform/resources/account';
import type { AccountSummary } from '@/lib/rules/profiles/summary';
import { viewerLocale } from '@/lib/server/gateway/http/viewer';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseGuest } from '@/lib/server/gateway/session/session-profile';
import { moneyText } from '@/lib/shared/money';

/**
 * `GET /api/session/menu`: the header dropdown beside the profiles (spec 3 §2 "Settings dropdown"). Children
 * see no balance.
 */
export function menuAnswer(request: Request): Promise<Response> {
  return personal(request, async () => {
    const { value } = await asViewer(request, async (target, session) => {
      refuseGuest(session);
      const { balance, provider } = await getAccount(target);
      const { phone, email } = provider.support;
      const isShown = balance !== null && session.profile?.role !== 'child';
      return {
        balance: isShown ? moneyText(balance, viewerLocale(request)) : null,
        support: { phone, email },
      } satisfies AccountSummary;
    });
    return value;
  });
}
