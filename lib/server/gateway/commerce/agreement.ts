import 'server-only';
import * as v from 'valibot';
import { getOwnPacket } from '@/lib/platform/resources/commerce/packets';
import { readText } from '@/lib/platform/resources/texts';
import { SubjectId } from '@/lib/rules/commerce/subject';
import { readLongText } from '@/lib/rules/pages/long-text';
import { refuse } from '@/lib/server/gateway/http/answer';
import { readQuery } from '@/lib/server/gateway/http/public-query';
import { viewerLocale } from '@/lib/server/gateway/http/viewer';
import { asBuyer } from './as-buyer';

const Query = v.object({ packet: SubjectId });

/**
 * `GET /api/commerce/agreement?packet=`: the text that is accepted before the packet is bought (spec 3 §4 Agreement gate). Its
 * address is the platform's, never the browser's.
 */
export function agreement(request: Request): Promise<Response> {
  return asBuyer(request, async ({ target }) => {
    const query = readQuery(request, Query);
    if (!query) return refuse(400, 'invalid');
    const { agreementUrl } = await getOwnPacket(target, query.packet);
    if (!agreementUrl) return refuse(404, 'not_found');
    return readLongText(await readText(agreementUrl, viewerLocale(request)));
  });
}
