import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { type StreamCall, toStream } from '@/lib/platform/resources/streams';
import { type Backdrop, loadBackdrop, type SourceKind } from '@/player';

/** What plays over a still picture: nothing, a stream that still loads, one that can be seen. */
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
  /** When it is aborted, what plays goes, and what has not begun never does. */
  signal: AbortSignal;
}

/** Plays a stream without sound in `place`. Whatever goes wrong leaves the picture that was there before. */
export async function showBackdrop({ place, kind, call, onChange, signal }: Input): Promise<Backdrop | null> {
  try {
    const [play, wire] = await Promise.all([loadBackdrop(), callAsViewer(call)]);
    if (signal.aborted) return null;
    const { hls, dash } = toStream(wire);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      onChange(NO_BACKDROP);
      backdrop.destroy();
    };
    const backdrop = play(
      place,
      { kind, hls, dash },
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
