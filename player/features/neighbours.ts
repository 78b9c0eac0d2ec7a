import { RESTART_AFTER_S } from '../core/constants';
import type { Feature } from './feature';
import { liveOnlyAt, requestTime, secondOrLive } from './support/archive';

/** The next and previous episode, or programme of the channel; and the width that the page gives the player. */
export const neighbours: Feature = {
  attach(context, signal) {
    const { store, commands, options, now } = context;
    const isTitle = () => store.get('source')?.kind === 'vod';

    function nextProgramme() {
      const { end } = store.get('programme') ?? {};
      if (end === undefined) return;
      if (store.get('source')?.kind === 'live') return store.set({ notice: 'atLive' });
      const next = store.get('programmes').find(({ start }) => start >= end);
      if (next && next.start < now())
        options().onRequestTime?.(secondOrLive(context, next.start), 'requested');
      else commands.send('goLive');
    }
    function previousProgramme() {
      const programme = store.get('programme');
      const date = store.get('date');
      const source = store.get('source');
      if (!programme || !source || date === null) return;
      const liveOnly = liveOnlyAt(context, source, source.kind === 'live' ? date : null);
      if (liveOnly) return store.set({ notice: `${liveOnly}Skip` });
      if (date - programme.start > RESTART_AFTER_S) return commands.send('startOver');
      const before = store.get('programmes').findLast(({ end }) => end <= programme.start);
      if (before) requestTime(context, before.start);
    }
    /** Before a film or a first episode there is nothing, so it begins again. */
    function previousTitle() {
      const { onPrevious } = options();
      if (onPrevious) onPrevious();
      else commands.send('seek', 0);
    }
    commands.handle('next', () => (isTitle() ? commands.send('playNext') : nextProgramme()), signal);
    commands.handle('previous', () => (isTitle() ? previousTitle() : previousProgramme()), signal);
    commands.handle('toggleTheatre', () => options().onToggleTheatre?.(), signal);
  },
};
