import type { Static } from 'typebox';
import { type AiredEntry, playedOf } from '../../catalogue/aired.ts';
import { guideBetween } from '../../catalogue/guide.ts';
import type { Channel, Snapshot } from '../../catalogue/model.ts';
import { requireAgeAccess, requireStart } from '../../catalogue/require-access.ts';
import { catchupUrl } from '../../domain/catchup.ts';
import type { Viewer } from '../../domain/entitlement.ts';
import type { Deps } from '../../http/app.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { scheduleEntryId } from '../../origin/timeline.ts';
import { type ChannelStream, type Played, streamAnswer } from '../../presenters/channels/stream.ts';
import { motionRating } from '../../presenters/contents/motion-rating.ts';
import { channelPicture, stillOf } from '../../presenters/contents/pictures.ts';
import type { View } from '../../presenters/view.ts';
import { relayLinks } from '../../relay/links.ts';
import { createSeal } from '../../relay/seal.ts';
import { linkBase, statOf } from './stream-answers.ts';
import type { StreamQuery } from './stream-query.ts';

type External = NonNullable<Channel['external']>;

/** Without an end in the guide, this much of the archive is played, as players of M3U lists do. */
const USUAL_SECONDS = 3600;

/** The address of the channel itself, or of a part of its archive. */
function addressOf({ url, catchup }: External, ts: number | null, end: number, now: number): string {
  if (ts === null) return url;
  const archive = catchup && catchupUrl(url, catchup, { start: ts, end, now });
  if (!archive || !URL.canParse(archive)) throw new ApiError('permission_denied', { message: 'no_archive' });
  return archive;
}

type ExternalRequest = {
  snapshot: Snapshot;
  channel: Channel & { external: External };
  caller: Caller;
  viewer: Viewer;
  query: StreamQuery;
  view: View;
  adPlan: Played['adPlan'];
};

/** The stream of an imported channel: its own address, through the relay. */
export async function externalStream(
  deps: Deps,
  request: ExternalRequest,
): Promise<Static<typeof ChannelStream>> {
  const { snapshot, channel, caller, viewer, query, view, adPlan } = request;
  const now = Math.floor(deps.clock.now() / 1000);
  const start = requireStart(query.seek_ts ?? query.ts ?? 0, now, channel.archivedDays);
  const ts = start.kind === 'archive' ? start.ts : null;
  const moment = ts ?? now;
  const [entry = null] = await guideBetween(deps.db, snapshot, channel, moment, moment + 1);
  if (entry) requireAgeAccess(playedOf(entry), viewer);
  const from = entry?.realTimestamp ?? moment;
  const to = entry ? entry.realTimestamp + entry.realDuration : moment + USUAL_SECONDS;
  const base = linkBase(deps, caller, query);
  const links = relayLinks(base, createSeal(deps.streamSecret), {
    channelId: channel.id,
    url: addressOf(channel.external, ts, to, now),
    isLive: ts === null,
    from,
    to,
  });
  const about = {
    ...aboutOf(channel, entry, view),
    adPlan,
    statId: await statOf(deps, caller, { contentId: null, channelId: channel.id, ts: ts ?? 0 }, query),
  };
  return Object.assign(streamAnswer(links, about, { publicUrl: base.publicUrl, locale: view.locale }), {
    ts: ts ?? 0,
    schedule_id: scheduleEntryId(channel.id, from),
    blackouts: [],
  });
}

function aboutOf(channel: Channel, entry: AiredEntry | null, view: View) {
  const played = entry && playedOf(entry);
  const age = played?.age ?? channel.age;
  return {
    img: played ? stillOf(played, view) : channelPicture(channel, view, 'logo'),
    age,
    motion_rating: motionRating(age, view),
    trackers: channel.trackers,
    markers: [],
    playlists: null,
    isProtected: false,
  };
}
