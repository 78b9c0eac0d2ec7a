import type * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import { nullIfNotFound } from '@/lib/shared/platform-error';
import { callAsViewer } from './call-as-viewer';

/**
 * Removes something of the viewer. What another window or device has already removed counts as removed.
 * @throws PlatformError
 */
export async function removeAsViewer(call: Call<v.UnknownSchema>): Promise<void> {
  await callAsViewer(call).catch(nullIfNotFound);
}
