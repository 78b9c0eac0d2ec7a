import 'server-only';
import { removeDevice } from '@/lib/platform/devices';
import { PlatformError } from '@/lib/platform/errors';
import { refuseOthers } from './account';
import { asViewer, personal } from './as-viewer';
import { OwnRefusal } from './refusal';

/** `DELETE /api/session/devices/{id}`: another device of the account; leaving with this one is a logout (spec 3 §5). */
export function dropDevice(request: Request, id: string): Promise<Response> {
  return personal(request, async () => {
    await asViewer(request, async (target, session) => {
      refuseOthers(session);
      if (id === session.deviceId) throw new OwnRefusal(409, 'error_current_device');
      await removeDevice(target, id).catch(tellTooMany);
    });
  });
}

/** Spec 1 §8 "403 on device removal: error_too_many_devices"; the platform has the sentence. */
function tellTooMany(error: unknown): never {
  if (!(error instanceof PlatformError) || error.status !== 403) throw error;
  throw new PlatformError('refused', error.message, {
    status: 403,
    code: 'error_too_many_devices',
    cause: error,
  });
}
