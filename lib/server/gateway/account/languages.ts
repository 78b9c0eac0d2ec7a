import 'server-only';
import * as v from 'valibot';
import {
  getLanguageOrder,
  getOfferedLanguages,
  saveLanguageOrder,
} from '@/lib/platform/resources/language-order';
import { inOrder, keepingOthers, LanguageList, type OwnLanguages } from '@/lib/rules/account/languages';
import { LANGUAGE_IDS } from '@/lib/rules/account/settings-address';
import { readRequestBody } from '@/lib/server/gateway/http/request-body';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseOthers } from '@/lib/server/gateway/session/session-profile';

/** `GET /api/session/languages`: the languages of the network in the order of the viewer (spec 1 §3, spec 3 §2). */
export function ownLanguages(request: Request): Promise<Response> {
  return personal(request, async () => {
    const { locales } = await siteOf(request);
    const { value } = await asViewer(request, async (target, session) => {
      refuseOthers(session);
      const [offered, { lists, savedAt }] = await Promise.all([
        getOfferedLanguages(target),
        getLanguageOrder(target),
      ]);
      // The interface has the languages of the brand, as in the header.
      const spoken = locales.filter((locale) => offered.interface.includes(locale));
      return {
        lists: {
          interface: inOrder(spoken.length > 0 ? spoken : locales, lists.interface),
          audiotracks: inOrder(offered.audiotracks, lists.audiotracks),
          texttracks: inOrder(offered.texttracks, lists.texttracks),
        },
        savedAt,
      } satisfies OwnLanguages;
    });
    return value;
  });
}

const Change = v.object({ list: v.picklist(LANGUAGE_IDS), order: LanguageList });

/** `PATCH /api/session/languages {list, order}`: answers when it was saved. */
export function saveLanguages(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Change);
    if (body instanceof Response) return body;
    const order = [...new Set(body.order)];
    const savedAt = Date.now();
    await asViewer(request, async (target, session) => {
      refuseOthers(session);
      const change = (before: OwnLanguages['lists']) => ({
        ...before,
        [body.list]: keepingOthers(order, before[body.list]),
      });
      await saveLanguageOrder(target, change, savedAt);
    });
    return { savedAt };
  });
}
