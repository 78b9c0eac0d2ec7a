import { CastError, type RemoteDevice } from '../core/cast';
import type { CastEvents } from './google';
import { within } from './within';

/** Ours: as for Google Cast. */
const LOAD_MS = 20_000;

/**
 * The Remote Playback API (AirPlay in Safari). A device loads an address by itself, which our engines do not give, so an element of its
 * own has it. While it plays remotely, that element reports what the device does.
 */
export async function connectRemotePlayback(src: string, events: CastEvents): Promise<RemoteDevice> {
  const media = document.createElement('video');
  media.playsInline = true;
  media.preload = 'metadata';
  media.src = src;
  const { remote } = media;
  remote.addEventListener('connecting', events.connecting);
  try {
    // Opens the browser's list of devices.
    await remote.prompt();
  } catch (error) {
    media.removeAttribute('src');
    const isCancelled = error instanceof DOMException && error.name === 'NotAllowedError';
    throw new CastError(isCancelled ? null : 'castFailed', error);
  }
  if (remote.state !== 'connected') await within(LOAD_MS, once(remote, 'connect'));
  remote.addEventListener('disconnect', events.ended);

  const choose = (list: 'audioTracks' | 'textTracks', language: string | null) => {
    const tracks = (media as unknown as Record<string, ArrayLike<NativeTrack> | undefined>)[list] ?? [];
    for (const track of Array.from(tracks)) {
      const isWanted = language !== null && track.language.split('-')[0] === language.split('-')[0];
      if (list === 'textTracks') track.mode = isWanted ? 'showing' : 'disabled';
      else if (isWanted) track.enabled = true;
    }
  };
  return {
    // The API does not tell it.
    name: null,
    media,
    range() {
      const { seekable, duration } = media;
      if (seekable.length === 0) return null;
      return {
        start: seekable.start(0),
        end: seekable.end(seekable.length - 1),
        isLive: duration === Number.POSITIVE_INFINITY,
      };
    },
    async load(content) {
      if (media.currentSrc !== content.src && media.src !== content.src) media.src = content.src;
      if (media.readyState === 0) await within(LOAD_MS, once(media, 'loadedmetadata'));
      if (content.time !== null) media.currentTime = content.time;
      choose('audioTracks', content.audioLanguage);
      choose('textTracks', content.textLanguage);
      if (!content.isPaused) await media.play();
    },
    setAudio: (language) => choose('audioTracks', language),
    setText: (language) => choose('textTracks', language),
    disconnect() {
      remote.removeEventListener('disconnect', events.ended);
      media.pause();
      media.removeAttribute('src');
      media.load();
    },
  };
}

interface NativeTrack {
  language: string;
  mode?: TextTrackMode;
  enabled?: boolean;
}

function once(target: EventTarget, name: string): Promise<void> {
  return new Promise((resolve) => target.addEventListener(name, () => resolve(), { once: true }));
}
