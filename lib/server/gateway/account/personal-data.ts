import 'server-only';
import type { Target } from '@/lib/platform/http/transport';
import { askDeletion, cancelDeletion, exportAccount, getAccount } from '@/lib/platform/resources/account';
import { requirePinAlways } from '@/lib/server/gateway/parental/parental-check';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseOthers } from '@/lib/server/gateway/session/session-profile';

/** `POST /api/session/export`: everything that is stored about the viewer, after the PIN; never for a child. */
export function exportAnswer(request: Request): Promise<Response> {
  return afterPin(request, (target) => exportAccount(target));
}

/** `POST /api/session/deletion`: the account will be deleted in fourteen days; after the PIN. */
export function askDeletionAnswer(request: Request): Promise<Response> {
  return afterPin(request, async (target) => ({ deletionAt: await askDeletion(target) }));
}

/** `DELETE /api/session/deletion`: the account stays. */
export function cancelDeletionAnswer(request: Request): Promise<Response> {
  return personal(request, async () => {
    await asViewer(request, async (target, session) => {
      refuseOthers(session);
      await cancelDeletion(target);
    });
  });
}

/** `GET /api/session/deletion`: for the question after a login. */
export function deletionAnswer(request: Request): Promise<Response> {
  return personal(request, async () => {
    const { value } = await asViewer(request, async (target, session) => {
      refuseOthers(session);
      return { deletionAt: (await getAccount(target)).deletionAt };
    });
    return value;
  });
}

function afterPin<Value>(request: Request, work: (target: Target) => Promise<Value>): Promise<Response> {
  return personal(request, async () => {
    const { value } = await asViewer(request, async (target, session) => {
      refuseOthers(session);
      await requirePinAlways(target, session);
      return work(target);
    });
    return value;
  });
}
