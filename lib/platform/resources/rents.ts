import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { bareList, flag, idText, textOrNull } from '@/lib/platform/http/wire';

/** `content_id` and `end_at` are of the embedded platform: without them nothing can be shown of a rent. */
const LicenceWire = v.object({
  dtr_status: flag,
  content_id: v.nullish(idText, null),
  end_at: textOrNull,
});

interface Rent {
  contentId: string;
  /** Unix milliseconds. */
  endAt: number;
}

/** `GET /v2/users/self/entity_licenses`: the titles whose rent runs, the latest first. @throws PlatformError */
export async function listRents(target: Target): Promise<Rent[]> {
  const list = await send({ path: '/users/self/entity_licenses', schema: bareList(LicenceWire) }, target);
  return list.flatMap(({ dtr_status, content_id: contentId, end_at }) => {
    const endAt = Date.parse(end_at ?? '');
    return dtr_status && contentId && !Number.isNaN(endAt) ? [{ contentId, endAt }] : [];
  });
}
