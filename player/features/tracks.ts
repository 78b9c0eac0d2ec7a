import { watchKeys } from '../core/store';
import {
  AUTO_QUALITY,
  isSameQuality,
  type Quality,
  TEXT_OFF,
  type Track,
  trackIn,
  trackInOrder,
  withFirst,
} from '../core/tracks';
import type { Session } from '../stage/types';
import type { Feature, FeatureContext } from './feature';

/** What the viewer has chosen; until then the engine and the preferred languages decide. Tracks by name. */
interface Choices {
  quality?: Quality | undefined;
  audio?: string | undefined;
  text?: string | undefined;
}

/** A session that comes back from a device attaches again. */
const choices = new WeakMap<Session, Choices>();

function choicesOf(session: Session): Choices {
  const known = choices.get(session) ?? {};
  choices.set(session, known);
  return known;
}

/** Quality, audio and subtitles as the engine reports them; languages are stored. */
export const tracks: Feature = {
  attachSession(context, session, signal) {
    const { store, commands, settings, root } = context;
    const { state, media } = session;
    const read = () => {
      const tracks = state.get('tracks');
      store.set({
        height: state.get('height'),
        qualities: tracks?.qualities ?? [],
        quality: tracks?.quality ?? AUTO_QUALITY,
        audioTracks: tracks?.audio ?? [],
        audioId: tracks?.audioId ?? null,
        textTracks: tracks?.text ?? [],
        textId: tracks?.textId ?? TEXT_OFF,
      });
    };
    watchKeys(state, ['tracks', 'height'], read, signal);
    read();

    const chosen = choicesOf(session);
    const applyQuality = () => {
      const { quality } = chosen;
      const wanted = quality && store.get('qualities').find((other) => isSameQuality(other, quality));
      if (wanted && wanted.id !== store.get('quality')) session.engine()?.setQuality(wanted.id);
    };
    // By name, because several tracks may have one language, and some have none.
    const applyAudio = () => {
      const wanted = store.get('audioTracks').find(({ name }) => name === chosen.audio);
      if (wanted && wanted.id !== store.get('audioId')) session.engine()?.setAudio(wanted.id);
    };
    const applyText = () => {
      const has = settings.get('subtitles');
      const tracks = store.get('textTracks');
      const own = tracks.find(({ name }) => name === chosen.text);
      const inOrder = (own ?? trackInOrder(tracks, settings.get('textLanguages')))?.id;
      // A stream may switch its own on (`DEFAULT=YES`).
      const wanted = has === false ? TEXT_OFF : has ? inOrder : undefined;
      if (wanted && wanted !== store.get('textId')) session.engine()?.setText(wanted);
    };
    // Each engine of the session gets them once. hls.js loses a choice that is made before `playing` (media 2.6).
    let isApplied = false;
    const apply = () => {
      if (isApplied || !state.get('tracks')) return;
      isApplied = true;
      applyAudio();
      applyText();
      applyQuality();
    };
    const onReplaced = () => {
      if (!state.get('tracks')) isApplied = false;
    };
    watchKeys(state, ['tracks'], onReplaced, signal);
    media.addEventListener('playing', apply, { signal });
    if (!media.paused && media.readyState > 2) apply();

    commands.handle(
      'setQuality',
      (id) => {
        chosen.quality = store.get('qualities').find((quality) => quality.id === id);
        session.engine()?.setQuality(id);
      },
      signal,
    );
    commands.handle(
      'setAudio',
      (id) => {
        chosen.audio = nameOf(store.get('audioTracks'), id);
        chooseAudio(context, session, id);
      },
      signal,
    );
    commands.handle(
      'setText',
      (id) => {
        chosen.text = nameOf(store.get('textTracks'), id);
        session.engine()?.setText(id);
        const { language } = store.get('textTracks').find((track) => track.id === id) ?? {};
        settings.set('subtitles', language !== undefined);
        if (language) settings.set('textLanguages', withFirst(settings.get('textLanguages'), language));
      },
      signal,
    );
    commands.handle(
      'toggleText',
      () => {
        const tracks = store.get('textTracks');
        if (store.get('textId') !== TEXT_OFF) return commands.send('setText', TEXT_OFF);
        const wanted =
          trackInOrder(tracks, settings.get('textLanguages')) ??
          trackIn(tracks, root.ownerDocument.documentElement.lang) ??
          tracks[0];
        if (wanted) commands.send('setText', wanted.id);
      },
      signal,
    );
  },
};

const nameOf = (tracks: readonly Track[], id: string | null): string | undefined =>
  tracks.find((track) => track.id === id)?.name;

/** @returns the language of the track, which is now the preferred one */
export function chooseAudio(
  { store, settings }: FeatureContext,
  session: Session,
  id: string,
): string | null {
  session.engine()?.setAudio(id);
  const language = store.get('audioTracks').find((track) => track.id === id)?.language;
  if (!language) return null;
  session.audioLanguages = withFirst(settings.get('audioLanguages'), language);
  settings.set('audioLanguages', session.audioLanguages);
  return language;
}
