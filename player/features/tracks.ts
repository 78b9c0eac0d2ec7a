import { watchKeys } from '../core/store';
import { AUTO_QUALITY, TEXT_OFF, trackIn, trackInOrder, withFirst } from '../core/tracks';
import type { Feature } from './feature';

/** Quality, audio and subtitles as the engine reports them; languages are stored. */
export const tracks: Feature = {
  attachSession({ store, commands, settings, root }, session, signal) {
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

    // hls.js loses a choice that is made before `playing` (media 2.6).
    const applyText = () => {
      const wanted =
        settings.get('hasSubtitles') && trackInOrder(store.get('textTracks'), settings.get('textLanguages'));
      if (wanted && wanted.id !== store.get('textId')) session.engine()?.setText(wanted.id);
    };
    media.addEventListener('playing', applyText, { once: true, signal });
    if (!media.paused && media.readyState > 2) applyText();

    commands.handle('setQuality', (id) => session.engine()?.setQuality(id), signal);
    commands.handle(
      'setAudio',
      (id) => {
        session.engine()?.setAudio(id);
        const { language } = store.get('audioTracks').find((track) => track.id === id) ?? {};
        if (language) settings.set('audioLanguages', withFirst(settings.get('audioLanguages'), language));
      },
      signal,
    );
    commands.handle(
      'setText',
      (id) => {
        session.engine()?.setText(id);
        const { language } = store.get('textTracks').find((track) => track.id === id) ?? {};
        settings.set('hasSubtitles', language !== undefined);
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
