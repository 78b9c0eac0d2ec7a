import { openStat, type Watched } from '../../db/queries/stats.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import type { Deps } from '../../http/app.ts';
import type { Caller } from '../../http/caller.ts';
import { type Bases, basesOf } from '../../http/public-address.ts';
import type { PlaylistText } from '../../origin/first-playlists.ts';
import type { LinkBase } from '../../origin/links.ts';
import type { Presentation } from '../../origin/presentation.ts';
import { flag } from '../query.ts';
import { type StreamQuery, trackChoice } from './stream-query.ts';

/** A preview before buying or on a hovered card: without ads and without a history entry. */
export function isPreview({ preview }: StreamQuery): boolean {
  return flag(preview, false);
}

/** The playlists that a player reads first, for a request that wants them. */
export function playlistsOf(
  { firstPlaylists }: Pick<Deps, 'firstPlaylists'>,
  id: string,
  presentation: () => Presentation | null,
  { playlists }: StreamQuery,
): readonly PlaylistText[] | null {
  const show = firstPlaylists && flag(playlists, false) ? presentation() : null;
  return firstPlaylists && show && firstPlaylists(id, show);
}

/** The base of the addresses in an answer to this caller, as of now. */
export function linkBase(
  { env, streamSecret, clock }: Deps,
  { childLevel, profileId }: Caller,
  query: StreamQuery,
): LinkBase & Bases {
  const choice = trackChoice(query);
  const { publicUrl, mediaUrl, imagesUrl } = basesOf(env, flag(query.force_https, false));
  return {
    publicUrl,
    mediaUrl,
    imagesUrl,
    secret: streamSecret,
    nowMs: clock.now(),
    child: childLevel === null ? null : profileId,
    choice,
  };
}

/**
 * Creates the statistics of a stream, unless the request disables them: then there is no id to report to. A preview and
 * `history=false` leave no entry in the history.
 */
export async function statOf(
  { db, clock }: Deps,
  caller: Caller,
  watched: Watched,
  query: StreamQuery,
): Promise<string | null> {
  if (flag(query.disable_stat, false)) return null;
  const nowMs = clock.now();
  const id = nextSnowflake(nowMs);
  const leavesTrace = flag(query.history, true) && !isPreview(query);
  const seen = leavesTrace ? watched : { ...watched, contentId: null };
  await openStat(db, caller, id, seen, new Date(nowMs));
  return id;
}
