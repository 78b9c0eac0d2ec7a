import type { PlayerSource } from '@/player/core/source';
import { createPlayer } from '@/player/create-player';

/** A player without controls, for the stream test set (tests/streams). */
const root = document.querySelector('main') ?? document.body;
const screen = root.appendChild(document.createElement('div'));
const player = createPlayer({ autoPlay: true });
player.mount(root, screen);
/** Every subtitle that was shown. */
const cues = new Set<string>();
player.store.subscribe('cues', () => {
  for (const cue of player.store.get('cues')) cues.add(cue);
});

Object.assign(window, {
  streams: {
    show: (source: PlayerSource) => player.show(source),
    send: player.commands.send,
    read() {
      const { get } = player.store;
      return {
        started: get('started'),
        ended: get('ended'),
        time: get('currentTime'),
        duration: get('duration'),
        height: get('height'),
        error: get('error'),
        audio: get('audioTracks').map(({ id, language }) => ({ id, language })),
        audioId: get('audioId'),
        text: get('textTracks').map(({ id, language }) => ({ id, language })),
        cues: [...cues],
      };
    },
  },
});
