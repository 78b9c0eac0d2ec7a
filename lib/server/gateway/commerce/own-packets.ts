import 'server-only';
import { getMoneyFormat } from '@/lib/platform/resources/account';
import { listOwnPackets } from '@/lib/platform/resources/subscriptions';
import { fullestPacket } from '@/lib/rules/commerce/fullest';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import { trialText } from '@/lib/rules/commerce/trial';
import { perText } from '@/lib/server/commerce/per-text';
import { viewerLocale } from '@/lib/server/gateway/http/viewer';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseOthers } from '@/lib/server/gateway/session/session-profile';
import { wordsOf } from '@/lib/shared/i18n/words';
import { moneyText } from '@/lib/shared/money';

/** `GET /api/session/subscriptions`: the packets of the viewer, and what may be done about each. */
export function ownPacketsAnswer(request: Request): Promise<Response> {
  return personal(request, async () => {
    const { value } = await asViewer(request, async (target, session) => {
      refuseOthers(session);
      const [list, format] = await Promise.all([listOwnPackets(target), getMoneyFormat(target)]);
      const locale = viewerLocale(request);
      const words = wordsOf(locale).offers;
      const money = (amount: string | null) => moneyText({ amount, format }, locale);
      const offered = list.filter(({ state, isBase }) => state === 'open' && isBase);
      const fullest = fullestPacket(offered.map(({ packet }) => packet));
      return {
        packets: await Promise.all(
          list.map(
            async ({ packet: landing, ...packet }): Promise<OwnPacket> => ({
              ...packet,
              per: landing.period && (await perText(landing.period, locale)),
              trial: landing.trial && trialText(landing.trial, { format, locale, words }),
              isFullest: packet.state === 'open' && packet.id === fullest,
              picture: landing.picture,
              price: money(packet.price),
              nextPrice: money(packet.nextPrice),
              refund: money(packet.refund),
              counterpart: packet.counterpart && {
                ...packet.counterpart,
                price: money(packet.counterpart.price),
                priceAfterTrial: money(packet.counterpart.priceAfterTrial),
              },
            }),
          ),
        ),
      };
    });
    return value;
  });
}
