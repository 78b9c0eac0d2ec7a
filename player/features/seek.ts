import { FRAME_S } from '../core/constants';
import { seekMove } from '../core/time/seek';
import { boundedSkip, createSkipper } from '../core/time/skipper';
import { type Feature, type FeatureContext, onMedia } from './feature';
import { liveOnlyAt, requestTime } from './support/archive';
import { startLive } from './support/start-live';
import { readTimeline } from './support/timeline';

/** Seeks to a second of the timeline: within the stream, or by requesting another one from the page. */
export function seekTo(context: FeatureContext, position: number, signal: AbortSignal): void {
  const session = context.session();
  if (!session) return;
  const { store } = context;
  const line = readTimeline(store, context.now());
  const move = seekMove({
    timeline: line,
    position,
    seekable: store.get('seekable'),
    liveEdge: session.clock()?.liveEdge() ?? null,
    timeAt: (date) => session.clock()?.timeAt(date) ?? byStartDate(session.source.startDate, date),
    now: context.now(),
  });
  if (move.to === 'media') {
    const date = (line.origin ?? 0) + position;
    // It plays then, also when it was paused.
    if (session.state.get('leftWindowAt') !== null)
      context.gates.pass('resume', () => startLive(context, session, date), signal);
    else session.target.currentTime = move.time;
  }
  if (move.to === 'stream') requestTime(context, move.second);
}

const byStartDate = (start: number | undefined, date: number) => (start === undefined ? null : date - start);

export const seek: Feature = {
  attachSession(context, { target: media, source }, signal) {
    const { store, commands } = context;
    let wasPlaying = false;
    const line = () => readTimeline(store, context.now());
    const sayLiveOnly = () => {
      const liveOnly = liveOnlyAt(context, source, store.get('date'));
      if (liveOnly) store.set({ notice: `${liveOnly}Skip` });
      return liveOnly !== null;
    };
    const skipper = createSkipper({
      onPending: (skipping) => store.set({ skipping }),
      apply: (total) => seekTo(context, line().position + total, signal),
      resume: () => wasPlaying && media.paused && commands.send('play'),
    });

    commands.handle(
      'skip',
      (step) => {
        const { position, reach, scrubbable, live } = line();
        // Spec 2 §4: films and the archive can be skipped through up to now. From live, skipping leads back if there is
        // an archive.
        if (live && sayLiveOnly()) return;
        if (!scrubbable) return;
        const pending = store.get('skipping');
        if (live && step > 0 && pending + step > 0 && store.get('atLive'))
          return store.set({ notice: 'atLive' });
        if (pending === 0) wasPlaying = !media.paused;
        skipper.add(boundedSkip(position + pending, step, reach));
      },
      signal,
    );
    // A pause between a skip and its end is the last request of the viewer; the pause at the end of the media is not.
    const onPause = () => {
      if (!media.ended) wasPlaying = false;
    };
    onMedia(media, ['pause'], onPause, signal);
    commands.handle('seek', (position) => seekTo(context, position, signal), signal);
    commands.handle(
      'seekShare',
      (share) => {
        const { length, reach, scrubbable, live } = line();
        if (live && share === 1) return commands.send('goLive');
        if (live && sayLiveOnly()) return;
        if (scrubbable) seekTo(context, Math.min(share * length, reach), signal);
      },
      signal,
    );
    commands.handle(
      'stepFrame',
      (direction) => {
        const { start = 0, end = 0 } = store.get('seekable') ?? {};
        if (media.paused)
          media.currentTime = Math.max(start, Math.min(media.currentTime + direction * FRAME_S, end));
      },
      signal,
    );
    signal.addEventListener('abort', skipper.cancel);
  },
};
