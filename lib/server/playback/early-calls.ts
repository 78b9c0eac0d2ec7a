import 'server-only';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { metadataCall } from '@/lib/platform/resources/metadata';
import { channelStreamCall, contentStreamCall } from '@/lib/platform/resources/streams';
import type { WatchPage } from './load-watch';

/** What the player of a title calls for first: its stream, and where the viewer left it. */
export const titleCalls = ({ libraryId, contentId }: WatchPage) => [
  contentStreamCall(libraryId, contentId),
  metadataCall(contentId, libraryId),
];

/** The first call of a channel's player: its live stream, if everybody may watch it here. */
export const channelCalls = ({ id, isFree, isAvailable, hasVitrina }: ListedChannel) =>
  isFree && isAvailable && !hasVitrina ? [channelStreamCall(id, null)] : [];
