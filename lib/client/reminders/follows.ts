import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { removeAsViewer } from '@/lib/client/http/remove-as-viewer';
import { ownValue } from '@/lib/client/store/own-value';
import { FollowList, FollowWire, MOST_REMINDERS, toFollow } from '@/lib/platform/resources/reminders';
import type { Follow } from '@/lib/rules/reminders/reminder';

const own = ownValue<readonly Follow[]>({
  fetchValue: async () =>
    (
      await callAsViewer({
        path: '/users/self/follows',
        query: { limit: MOST_REMINDERS },
        schema: FollowList,
      })
    ).map(toFollow),
});

/** The series that the viewer follows; null until they are loaded. */
export const followsAtom = own.atom;

/** Reads them again. @throws PlatformError */
export const loadFollows = own.refresh;

/** @throws PlatformError */
export async function followSeries(contentId: string): Promise<void> {
  const body = { content_id: contentId };
  const call = { method: 'POST', path: '/users/self/follows', body, schema: FollowWire } as const;
  await own.change(
    async () => toFollow(await callAsViewer(call)),
    (all, added) => [added, ...all.filter(({ id }) => id !== added.id)],
  );
}

/** @throws PlatformError */
export async function unfollow(id: string): Promise<void> {
  const path = `/users/self/follows/${encodeURIComponent(id)}`;
  await own.change(
    () => removeAsViewer({ method: 'DELETE', path, schema: v.unknown() }),
    (all) => all.filter((one) => one.id !== id),
  );
}

/** The notice of its new episodes, as they were in this list, was shown. @throws PlatformError */
export async function markSeen({ id, asOf }: Follow): Promise<void> {
  const path = `/users/self/follows/${encodeURIComponent(id)}/seen`;
  const body = asOf === null ? {} : { as_of: asOf };
  await own.change(
    () => callAsViewer({ method: 'POST', path, body, schema: v.unknown() }),
    (all) => all.map((one) => (one.id === id ? { ...one, newEpisodes: 0, newest: null } : one)),
  );
}
