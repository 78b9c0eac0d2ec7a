import * as v from 'valibot';
import { readStoredJson, writeStored } from '@/lib/client/browser/storage';
import { hasUserSession } from './known';
import { currentViewer } from './viewer';

const GUEST = 'guest';

/**
 * A list of this browser that belongs to its viewer, the newest first: what another profile left is not shown, and an adult who
 * logs in takes over the list of the guest before. Without storage, or while the profile is not known, nothing is stored. Browser only.
 * @param most the highest number of items
 */
export function ownList<Item>(key: string, item: v.GenericSchema<unknown, Item>, most: number) {
  const Stored = v.object({ owner: v.string(), items: v.array(item) });

  function read(): Item[] {
    const stored = v.safeParse(Stored, readStoredJson('local', key));
    return stored.success && isOwn(stored.output.owner) ? stored.output.items.slice(0, most) : [];
  }

  function write(items: readonly Item[]): void {
    const owner = currentOwner();
    if (owner !== null) writeStored('local', key, JSON.stringify({ owner, items: items.slice(0, most) }));
  }

  const others = (one: Item) => read().filter((other) => other !== one);

  return {
    read,
    add: (one: Item) => write([one, ...others(one)]),
    remove: (one: Item) => write(others(one)),
  };
}

/** Null while the profile is not known. */
function currentOwner(): string | null {
  const viewer = currentViewer();
  if (viewer?.state !== 'user') return viewer === null && hasUserSession() ? null : GUEST;
  // A login does not contain the profile.
  return viewer.profile === undefined ? null : `profile:${viewer.profile?.id ?? ''}`;
}

function isOwn(owner: string): boolean {
  const own = currentOwner();
  const isChild = currentViewer()?.profile?.role === 'child';
  return own !== null && (owner === own || (owner === GUEST && !isChild));
}
