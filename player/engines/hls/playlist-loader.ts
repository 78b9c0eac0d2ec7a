import Hls, { Events, type HlsConfig, type LevelLoadedData, type LoaderCallbacks } from 'hls.js';
import { knownPlaylist } from '@/lib/rules/playback/known-playlists';
import type { EngineSource } from '../engine';
import { startAtDate } from './start-at-date';

type LoaderClass = HlsConfig['loader'];
type PlaylistLoader = NonNullable<HlsConfig['pLoader']>;
type Load = InstanceType<LoaderClass>['load'];

/**
 * Takes playlists that came with the stream answer instead of requesting them, and makes playback start at the date of a source. Without either nothing
 * is changed.
 */
export function playlistLoader({ beginAt, startDate, live, playlists }: EngineSource): Partial<HlsConfig> {
  if (beginAt === undefined && !playlists) return {};
  const dateless = startDate === undefined ? 0 : Math.max(0, (beginAt ?? 0) - startDate);
  const dated = (text: string) =>
    beginAt === undefined ? text : startAtDate(text, beginAt, live ? null : dateless);
  const Base: LoaderClass = Hls.DefaultConfig.loader;

  class SourceLoader extends Base {
    #isAborted = false;

    override load(...[context, config, callbacks]: Parameters<Load>) {
      const text = playlists ? knownPlaylist(playlists, context.url, performance.now()) : null;
      const onSuccess: LoaderCallbacks<typeof context>['onSuccess'] = (response, ...rest) => {
        const { data } = response;
        callbacks.onSuccess({ ...response, data: typeof data === 'string' ? dated(data) : data }, ...rest);
      };
      if (!playlists || text === null) return super.load(context, config, { ...callbacks, onSuccess });
      this.context = context;
      // hls.js requests a live playlist anew by the time of this one.
      const { receivedAt: at } = playlists;
      Object.assign(this.stats.loading, { start: at, first: at, end: at });
      this.stats.loaded = this.stats.total = text.length;
      // As late as an answer would be: hls.js is still preparing what it will put the playlist into.
      queueMicrotask(() => {
        if (this.#isAborted) return;
        onSuccess({ url: context.url, data: text, code: 200 }, this.stats, context, null);
      });
    }
    override abort() {
      this.#isAborted = true;
      super.abort();
    }
    override destroy() {
      this.#isAborted = true;
      super.destroy();
    }
  }
  return { pLoader: SourceLoader as unknown as PlaylistLoader };
}

/** Reports when the first playlist of a live stream no longer contains the start date. */
export function watchStartDate(hls: Hls, date: number, onLeftWindow: (date: number) => void): void {
  hls.once(Events.LEVEL_LOADED, (_event: Events.LEVEL_LOADED, { details }: LevelLoadedData) => {
    const [first] = details.fragments;
    const firstDate = first?.programDateTime;
    if (details.live && details.type !== 'EVENT' && firstDate && date < firstDate / 1000) onLeftWindow(date);
  });
}
