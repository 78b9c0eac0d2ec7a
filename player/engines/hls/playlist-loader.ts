import Hls, { Events, type HlsConfig, type LevelLoadedData, type LoaderCallbacks } from 'hls.js';
import type { EngineSource } from '../engine';
import { startAtDate } from './start-at-date';

type LoaderClass = HlsConfig['loader'];
type PlaylistLoader = NonNullable<HlsConfig['pLoader']>;

/** Makes playback start at the date of a source; without a date nothing is changed. */
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

/** Reports when the first playlist of a live stream no longer contains the start date. */
export function watchStartDate(hls: Hls, date: number, onLeftWindow: (date: number) => void): void {
  hls.once(Events.LEVEL_LOADED, (_event: Events.LEVEL_LOADED, { details }: LevelLoadedData) => {
    const [first] = details.fragments;
    const firstDate = first?.programDateTime;
    if (details.live && details.type !== 'EVENT' && firstDate && date < firstDate / 1000) onLeftWindow(date);
  });
}
