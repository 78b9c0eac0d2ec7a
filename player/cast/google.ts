import type { CastSettings } from '@/lib/shared/cast-settings';
import { CastError, type CastMedia, type RemoteDevice } from '../core/cast';
import { trackIn } from '../core/tracks';
import type { CastApi, CastContext, CastSession } from './google-api';
import { GoogleMedia } from './google-media';
import { loadCastApi } from './google-sdk';
import { within } from './within';

/** Ours: a device that does not answer in this time has failed. */
const ANSWER_MS = 20_000;
/** Ours: how long to search for the device that this tab was connected to. */
const JOIN_MS = 5000;
/** Errors of the framework that are a choice of the viewer. */
const CANCELLED = 'cancel';

export interface CastEvents {
  /** A device is chosen, and the connection begins. */
  connecting(): void;
  /** The device has ended the connection, or was lost. */
  ended(): void;
}

/** Loads the script in advance, on an intent to cast. */
export async function prepareGoogleCast(settings: CastSettings): Promise<void> {
  await loadCastApi(settings);
}

/** Lets the viewer choose a device and connects to it; with `join` only to one that this tab was connected to. */
export async function connectGoogleCast(
  settings: CastSettings,
  events: CastEvents,
  { join = false } = {},
): Promise<RemoteDevice> {
  const api = await loadCastApi(settings);
  const context = api.framework.CastContext.getInstance();
  if (!context.getCurrentSession()) await (join ? joined(context) : request(context, events));
  const session = context.getCurrentSession();
  if (!session) throw new CastError(join ? null : 'castFailed');
  return deviceOf(api, context, session, events);
}

/** The list of devices may stay open without a limit, but a chosen device must answer in time. */
async function request(context: CastContext, { connecting }: CastEvents): Promise<void> {
  let stop = () => {};
  const late = new Promise<never>((_, reject) => {
    const onState = ({ castState }: { castState?: string }) => {
      if (castState !== 'CONNECTING') return;
      connecting();
      const timer = setTimeout(() => reject(new CastError('castFailed')), ANSWER_MS);
      const before = stop;
      stop = () => {
        before();
        clearTimeout(timer);
      };
    };
    context.addEventListener('caststatechanged', onState);
    stop = () => context.removeEventListener('caststatechanged', onState);
  });
  try {
    const refused = await Promise.race([refusalOf(context.requestSession()), late]);
    if (refused) throw new CastError(refused === CANCELLED ? null : 'castFailed', refused);
  } finally {
    stop();
  }
}

/** The framework answers with a code, or fails with one; without a code it has succeeded. */
function refusalOf(work: Promise<string | undefined>): Promise<unknown> {
  return work.catch((error: unknown) => error ?? 'unknown');
}

/** The framework joins by itself, by the policy. */
async function joined(context: CastContext): Promise<void> {
  let stop = () => {};
  const ready = new Promise<void>((resolve) => {
    const onState = ({ sessionState }: { sessionState?: string }) => {
      if (sessionState === 'SESSION_RESUMED' || sessionState === 'SESSION_STARTED') resolve();
    };
    context.addEventListener('sessionstatechanged', onState);
    stop = () => context.removeEventListener('sessionstatechanged', onState);
  });
  await within(JOIN_MS, ready).catch(() => {});
  stop();
}

function loadRequest(api: CastApi, media: CastMedia): object {
  const about = Object.assign(new api.media.GenericMediaMetadata(), {
    title: media.title,
    subtitle: media.subtitle,
    images: media.poster ? [new api.Image(new URL(media.poster, location.href).href)] : [],
  });
  const info = Object.assign(new api.media.MediaInfo(media.src, media.contentType), {
    streamType: media.isLive ? 'LIVE' : 'BUFFERED',
    metadata: about,
  });
  return Object.assign(new api.media.LoadRequest(info), {
    autoplay: !media.isPaused,
    ...(media.time !== null && { currentTime: media.time }),
  });
}

function deviceOf(
  api: CastApi,
  context: CastContext,
  session: CastSession,
  events: CastEvents,
): RemoteDevice {
  const player = new api.framework.RemotePlayer();
  const controller = new api.framework.RemotePlayerController(player);
  let loaded: CastMedia | null = null;
  const media = new GoogleMedia(
    player,
    controller,
    () => session.getMediaSession()?.idleReason === 'FINISHED',
    async (from) => {
      if (loaded) await ask({ ...loaded, time: loaded.isLive ? null : from, isPaused: false });
    },
  );
  let isOver = false;
  /** Tracks are known when the device has read the stream. */
  let wanted: { audio: string | null; text: string | null } | null = null;

  function chooseTracks() {
    const playing = session.getMediaSession();
    const tracks = playing?.media?.tracks ?? [];
    if (!wanted || !playing || tracks.length === 0) return;
    const named = (type: string) =>
      tracks
        .filter((track) => track.type === type)
        .map((track) => ({ ...track, language: track.language ?? '' }));
    const ids = [trackIn(named('AUDIO'), wanted.audio), trackIn(named('TEXT'), wanted.text)];
    const active = ids.flatMap((track) => (track ? [track.trackId] : []));
    if (String(active) === String(playing.activeTrackIds ?? [])) return;
    // A refused track changes nothing; the next report tries again.
    playing.editTracksInfo(new api.media.EditTracksInfoRequest(active), noop, noop);
  }
  async function ask(content: CastMedia) {
    loaded = content;
    const failed = await within(ANSWER_MS, refusalOf(session.loadMedia(loadRequest(api, content))));
    if (failed) throw new CastError('castFailed', failed);
    onChange();
  }
  const onChange = () => {
    if (isOver) return;
    chooseTracks();
    media.report();
  };
  const onSession = ({ sessionState }: { sessionState?: string }) => {
    if (sessionState !== 'SESSION_ENDED' && sessionState !== 'SESSION_ENDING') return;
    forget();
    events.ended();
  };
  function forget() {
    isOver = true;
    controller.removeEventListener('anyChanged', onChange);
    context.removeEventListener('sessionstatechanged', onSession);
  }
  controller.addEventListener('anyChanged', onChange);
  context.addEventListener('sessionstatechanged', onSession);

  return {
    name: session.getCastDevice().friendlyName,
    media,
    range() {
      if (!player.isMediaLoaded) return null;
      const live = player.liveSeekableRange;
      if (live) return { ...live, isLive: true };
      return player.duration > 0 ? { start: 0, end: player.duration, isLive: false } : null;
    },
    async load(content) {
      wanted = { audio: content.audioLanguage, text: content.textLanguage };
      await ask(content);
    },
    setAudio(language) {
      wanted = { text: null, ...wanted, audio: language };
      chooseTracks();
    },
    setText(language) {
      wanted = { audio: null, ...wanted, text: language };
      chooseTracks();
    },
    disconnect() {
      forget();
      session.endSession(true);
    },
  };
}

function noop() {}
