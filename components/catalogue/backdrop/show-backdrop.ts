import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { type StreamCall, toStream } from '@/lib/platform/resources/streams';
import { type Backdrop, loadBackdrop, type SourceKind } from '@/player';

/** The backdrop over a picture: none, a stream that loads, or one that is visible. */
interface Shown {
  backdrop: Backdrop | null;
  isSeen: boolean;
}

export const NO_BACKDROP: Shown = { backdrop: null, isSeen: false };

interface Input {
  place: HTMLElement;
  kind: SourceKind;
  call: StreamCall;
  onChange(shown: Shown): void;
  /** Aborting stops the stream and cancels a pending start. */
  signal: AbortSignal;
}

/** Plays a stream without sound in `place`. On any error the picture stays. */
export async function showBackdrop({ place, kind, call, onChange, signal }: Input): Promise<Backdrop | null> {
  try {
    const [play, wire] = await Promise.all([loadBackdrop(), callAsViewer(call)]);
    if (signal.aborted) return null;
    const { hls, dash, playlists } = toStream(wire);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      onChange(NO_BACKDROP);
      backdrop.destroy();
    };
    const backdrop = play(
      place,
      { kind, hls, dash, playlists },
      {
        onPlaying: () => onChange({ backdrop, isSeen: true }),
        onOver: end,
      },
    );
    onChange({ backdrop, isSeen: false });
    signal.addEventListener('abort', end);
    return backdrop;
  } catch {
    return null;
  }
}
