import { libraryOfAddress } from '@/lib/client/browser/library-of-address';
import { earlyAnswer } from '@/lib/client/http/early-call';
import { metadataCall, toMetadata } from '@/lib/platform/resources/metadata';
import { contentStreamCall, toStream } from '@/lib/platform/resources/streams';
import type { EarlyPlayback } from '@/lib/rules/playback/early-playback';
import type { PlayerSource } from '@/player';
import { secondOfAddress } from './start-at';
import { titleSource } from './title-source';

/** What the page of a title will play, from the calls that began with its HTML. */
export async function earlyTitle(title: Extract<EarlyPlayback, { kind: 'content' }>): Promise<PlayerSource> {
  const { libraryId, contentId } = title;
  const library = libraryOfAddress();
  if (library && library !== libraryId) throw new Error('the address names another library');
  const [stream, startAt] = await Promise.all([
    earlyAnswer(contentStreamCall(libraryId, contentId)),
    secondOfAddress(location.search) ?? resumeOf(contentId, libraryId).catch(() => 0),
  ]);
  return titleSource(title, toStream(stream), startAt);
}

async function resumeOf(contentId: string, libraryId: string): Promise<number> {
  return toMetadata(await earlyAnswer(metadataCall(contentId, libraryId))).resumeSeconds ?? 0;
}
