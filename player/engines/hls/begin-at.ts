import Hls, { Events, type HlsConfig, type LevelLoadedData, type LoaderCallbacks } from 'hls.js';
import type { EngineSource } from '../engine';
import { startAtDate } from './start-at-date';

type LoaderClass = HlsConfig['loader'];
type PlaylistLoader = NonNullable<HlsConfig['pLoader']>;

/** Loads playlists so that playback begins at the date a source names; nothing is changed where it names none. */
export function playlistLoader({ beginAt, startDate, live }: EngineSource): Partial<HlsConfig> {
  if (beginAt === undefined) return {};
  const dateless = startDate === undefined ? 0 : Math.max(0, beginAt - startDate);
  const Base: LoaderClass = Hls.DefaultConfig.loader;
  class DatedLoader extends Base {
    override load(...[context, config, callbacks]: Parameters<InstanceType<LoaderClass>['load']>) {
      const onSuccess: LoaderCallbacks<typeof context>['onSuccess'] = (response, ...rest) => {
        const { data } = response;
        const dated =
          typeof data === 'string' ? startAtDate(data, beginAt as number, live ? null : dateless) : data;
        callbacks.onSuccess({ ...response, data: dated }, ...rest);
      };
      super.load(context, config, { ...callbacks, onSuccess });
    }
  }
  return { pLoader: DatedLoader as unknown as PlaylistLoader };
}

/** Says so when the first playlist of a broadcast does not hold the date to begin at any more. */
export function watchBeginning(hls: Hls, date: number, onOutrun: (date: number) => void): void {
  hls.once(Events.LEVEL_LOADED, (_event: Events.LEVEL_LOADED, { details }: LevelLoadedData) => {
    const [first] = details.fragments;
    const firstDate = first?.programDateTime;
    if (details.live && details.type !== 'EVENT' && firstDate && date < firstDate / 1000) onOutrun(date);
  });
}
