import 'server-only';
import { getContent } from '@/lib/platform/resources/contents';
import { listRents } from '@/lib/platform/resources/rents';
import type { RentedTitle } from '@/lib/rules/commerce/rented-title';
import { viewerLocale } from '@/lib/server/gateway/http/viewer';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseOthers } from '@/lib/server/gateway/session/session-profile';
import { nullIfNotFound } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';

/** `GET /api/session/rents`: the titles that the viewer has rented, as long as that lasts. */
export function rentedTitlesAnswer(request: Request): Promise<Response> {
  return personal(request, async () => {
    const { value } = await asViewer(request, async (target, session) => {
      refuseOthers(session);
      const reader = { locale: viewerLocale(request), audience: 'everyone' } as const;
      const named = (await listRents(target)).map(
        async ({ contentId, endAt }): Promise<RentedTitle | null> => {
          // A title that was withdrawn meanwhile has neither a name nor a page.
          const content = await getContent(contentId, reader).catch(nullIfNotFound);
          return content && { title: content.title, href: routes.content(content.slug), endAt };
        },
      );
      return { titles: (await Promise.all(named)).filter((one) => one !== null) };
    });
    return value;
  });
}
