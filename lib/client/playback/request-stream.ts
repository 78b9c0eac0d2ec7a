import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import {
  channelStreamCall,
  contentStreamCall,
  type Stream,
  toStream,
  trailerStreamCall,
} from '@/lib/platform/resources/streams';
import { type Playable, playableKey } from '@/lib/rules/playback/playable';
import { noteNewest } from './kept-playback';
import { noteStream } from './track-playing';

/** The stream of what plays now, with its statistics. */
export async function requestStream(playable: Playable): Promise<Stream> {
  const stream = toStream(await callAsViewer(callOf(playable)));
  noteStream(stream.statId, playable, stream.trackers);
  noteNewest(playableKey(playable), stream);
  return stream;
}

function callOf(playable: Playable) {
  switch (playable.kind) {
    case 'content':
      return contentStreamCall(playable.libraryId, playable.contentId);
    case 'trailer':
      return trailerStreamCall(playable.trailerId);
    case 'channel':
      return channelStreamCall(playable.channelId, playable.ts);
  }
}
