import 'server-only';
import { listDevices } from '@/lib/platform/resources/device-list';
import { removeDevice } from '@/lib/platform/sign-in/devices';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseOthers } from '@/lib/server/gateway/session/session-profile';
import { PlatformError } from '@/lib/shared/platform-error';
import { deviceName, isOwnDevice } from './device-name';

/**
 * `DELETE /api/session/devices/{name}`: removes another device of the account; for the current one there is
 * the logout (spec 3 §5).
 */
export function dropDevice(request: Request, name: string): Promise<Response> {
  return personal(request, async () => {
    await asViewer(request, async (target, session) => {
      refuseOthers(session);
      const device = (await listDevices(target)).find((one) => deviceName(session, one.id) === name);
      if (!device) throw unknown();
      if (isOwnDevice(session, device)) throw new OwnRefusal(409, 'error_current_device');
      await removeDevice(target, device.id).catch(rethrowTooMany);
    });
  });
}

/** A device of another account looks like an unknown one. */
function unknown(): PlatformError {
  return new PlatformError('refused', 'unknown_device', { status: 404, code: 'not_found' });
}

/** Spec 1 §8 "Too many devices": 403 is error_too_many_devices; the text comes from the platform. */
function rethrowTooMany(error: unknown): never {
  if (!(error instanceof PlatformError) || error.status !== 403) throw error;
  throw new PlatformError('refused', error.message, {
    status: 403,
    code: 'error_too_many_devices',
    cause: error,
  });
}
