import { findChannel, findPerson } from '../catalogue/find.ts';
import { findTitle } from '../catalogue/find-title.ts';
import type { Snapshot } from '../catalogue/model.ts';
import type { Database } from '../db/open.ts';
import type { Find } from '../db/queries/finds.ts';
import { ApiError } from '../http/errors.ts';

/** Whether a catalogue has what a search led to; one that led to nothing names nothing. */
async function isShown(db: Database, snapshot: Snapshot, { contentType, objectId }: Find): Promise<boolean> {
  if (objectId === '') return true;
  try {
    if (contentType === 'channel') findChannel(snapshot, objectId);
    else if (contentType === 'person') findPerson(snapshot, objectId);
    else await findTitle(db, snapshot, objectId);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return false;
    throw error;
  }
}

/** The searches that led to something in a catalogue: those of a child's profile that was an adult's lack the rest. */
export async function findsShown(db: Database, snapshot: Snapshot, finds: readonly Find[]): Promise<Find[]> {
  const shown = await Promise.all(finds.map((find) => isShown(db, snapshot, find)));
  return finds.filter((_, at) => shown[at]);
}
