import * as v from 'valibot';
import { ownServer } from '@/lib/client/browser/own-server';
import { send } from '@/lib/platform/http/transport';

const Answer = v.object({
  state: v.picklist(['none', 'guest', 'user']),
  name: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  profile: v.optional(
    v.nullable(
      v.object({
        id: v.string(),
        name: v.string(),
        isUnnamed: v.optional(v.boolean()),
        role: v.picklist(['adult', 'child']),
        icon: v.nullable(v.string()),
      }),
    ),
  ),
});

/** The viewer as the server knows them. @throws PlatformError */
export function fetchViewer(): Promise<v.InferOutput<typeof Answer>> {
  return send({ path: '/session', schema: Answer }, { ...ownServer('/api'), retries: 0 });
}
