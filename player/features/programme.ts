import { programmeAt } from '../core/source';
import { watchKeys } from '../core/store';
import type { Feature } from './feature';

export const programme: Feature = {
  attachSession({ store, options }, { source }, signal) {
    let reported: number | null = null;
    const follow = () => {
      const date = store.get('date');
      const found = date === null ? null : programmeAt(store.get('programmes'), date);
      const shown = store.get('programme');
      const isSame = found?.id === shown?.id && found?.end === shown?.end;
      if (!isSame || found?.hasCatchUp !== shown?.hasCatchUp) {
        store.set({ programme: found });
        options().onProgramme?.(found);
      }
      const second = date === null ? null : Math.floor(date);
      if (second === null || second === reported) return;
      reported = second;
      options().onProgrammeDate?.(second);
    };
    if (source.kind === 'vod') return store.set({ programme: null });
    watchKeys(store, ['date', 'programmes'], follow, signal);
    follow();
  },
};
