import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { store } from '@/lib/client/store/store';
import { currentViewer, onViewerChange } from '@/lib/client/viewer/viewer';
import { FollowList, FollowWire, MOST_REMINDERS, toFollow } from '@/lib/platform/resources/reminders';
import type { Follow } from '@/lib/rules/reminders/reminder';

/** The series that the viewer follows; null until they are loaded. */
export const followsAtom = atom<readonly Follow[] | null>(null);

let isShown = false;
followsAtom.onMount = () => {
  isShown = true;
  // After a failure none are shown; a press shows the error.
  if (store.get(followsAtom) === null) loadFollows().catch(() => {});
  return () => {
    isShown = false;
  };
};

let turn = 0;

/** @throws PlatformError */
export async function loadFollows(): Promise<readonly Follow[]> {
  turn += 1;
  const own = turn;
  const call = { path: '/users/self/follows', query: { limit: MOST_REMINDERS }, schema: FollowList };
  const all = (await callAsViewer(call)).map(toFollow);
  // A late answer for an earlier viewer must not reach the atom.
  if (own === turn) store.set(followsAtom, all);
  return all;
}

/** @throws PlatformError */
export async function followSeries(contentId: string): Promise<void> {
  const body = { content_id: contentId };
  const added = toFollow(
    await callAsViewer({ method: 'POST', path: '/users/self/follows', body, schema: FollowWire }),
  );
  change((all) => [added, ...all.filter(({ id }) => id !== added.id)]);
}

/** @throws PlatformError */
export async function unfollow(id: string): Promise<void> {
  await callAsViewer({
    method: 'DELETE',
    path: `/users/self/follows/${encodeURIComponent(id)}`,
    schema: v.unknown(),
  });
  change((all) => all.filter((one) => one.id !== id));
}

/** The notice of its new episodes was shown. @throws PlatformError */
export async function markSeen(id: string): Promise<void> {
  await callAsViewer({
    method: 'POST',
    path: `/users/self/follows/${encodeURIComponent(id)}/seen`,
    body: {},
    schema: v.unknown(),
  });
  change((all) => all.map((one) => (one.id === id ? { ...one, newEpisodes: 0, newest: null } : one)));
}

function change(work: (all: readonly Follow[]) => readonly Follow[]): void {
  const known = store.get(followsAtom);
  if (known) store.set(followsAtom, work(known));
}

// Another user or another profile follows other series.
onViewerChange(() => {
  turn += 1;
  store.set(followsAtom, null);
  if (isShown && currentViewer()?.state === 'user') loadFollows().catch(() => {});
});
