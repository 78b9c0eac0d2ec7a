'use client';

import { createRoot } from 'react-dom/client';
import { markRoot } from '@/lib/client/browser/root-mark';
import {
  continuedReporter,
  flushWhenHidden,
  setContinuedPlayback,
} from '@/lib/client/playback/continued-playback';
import { onDeniedReport } from '@/lib/client/playback/denied-report';
import { onScreenTimeEnd } from '@/lib/client/playback/screen-time';
import { currentViewer, onViewerChange } from '@/lib/client/viewer/viewer';
import { fill } from '@/lib/shared/i18n/fill';
import { watchKeys } from '../core/store';
import type { PlayerCore } from '../create-player';
import type { PlayerOptions } from '../features/feature';
import { PlayerContext } from '../ui/context';
import type { PlayerLabels } from '../ui/labels';
import { closeByEscape, keepFocusBehind } from './focus';
import { MiniPlayer } from './MiniPlayer';
import styles from './mini.module.scss';
import { setMiniPlayback } from './mini-playback';
import type { Continuation, Following, MiniOptions, Shown } from './use-mini';

/** What the mini-player needs of the page. */
interface Props extends PlayerOptions {
  title: string;
  subtitle?: string;
  labels: PlayerLabels;
  locale: string;
  timeZone?: string;
  mini?: MiniOptions;
}

interface Playing {
  core: PlayerCore;
  root: HTMLElement;
  screen: HTMLElement;
  props: Props;
}

/** Keeps a playback whose page is being left: its picture moves into a corner, with the same element and session. */
export function moveToMiniPlayer({ core, root, screen, props }: Playing): boolean {
  const { mini, labels, locale, timeZone } = props;
  const { store } = core;
  if (!mini?.key || !mini.isLeft() || !mayContinue(core)) return false;
  // The page may show another one by now, whose stream has not arrived.
  if (mini.key !== store.get('source')?.key && mini.key !== props.source?.key) return false;
  const page = root.ownerDocument;
  const frame = page.createElement('section');
  frame.className = styles.mini ?? '';
  const picture = frame.appendChild(page.createElement('div'));
  picture.className = styles.picture ?? '';
  const controls = frame.appendChild(page.createElement('div'));
  controls.className = styles.controls ?? '';
  page.body.append(frame);
  const unmark = markRoot('mini');
  // A list or guide over the picture belongs to the page that is left.
  core.commands.send('showLayer', null);
  // Moves the element in one step: browsers pause a video that is outside of the document when the script ends.
  picture.append(screen);
  // Removes what the page had rendered around the picture. It runs after React has unmounted the page; the next page
  // renders into the same element.
  queueMicrotask(() => root.replaceChildren());

  const life = new AbortController();
  const ui = createRoot(controls);
  const release = (focused: HTMLElement | null = root) => {
    if (life.signal.aborted) return;
    life.abort();
    setMiniPlayback(null);
    keepFocusBehind(frame, focused);
    frame.remove();
    unmark();
    // Not while a page is being rendered.
    queueMicrotask(() => ui.unmount());
  };
  const close = () => {
    core.destroy();
    release(page.querySelector('main'));
    setContinuedPlayback(null);
  };

  let shown: Shown = { ...mini, key: mini.key, title: props.title, subtitle: props.subtitle };
  let isLoading = false;

  function show(next: Shown) {
    shown = next;
    frame.setAttribute('aria-label', fill(labels.region, { title: shown.title }));
    setMiniPlayback({ key: shown.key, core, root, screen, release, close });
    setContinuedPlayback(shown.key);
    const words = { title: shown.title, ...(shown.subtitle && { artist: shown.subtitle }) };
    const { continuation, mayResume } = shown;
    core.configure({ ...kept, mayResume, media: { ...media, ...words }, ...followedBy(continuation) });
    ui.render(
      <PlayerContext value={{ player: core, labels, locale, ...(timeZone && { timeZone }) }}>
        <MiniPlayer shown={shown} screen={screen} onClose={close} />
      </PlayerContext>,
    );
  }

  function goOn(load: () => Promise<Following>) {
    if (isLoading) return;
    isLoading = true;
    const settle = (work: () => void) => {
      isLoading = false;
      if (!life.signal.aborted) work();
    };
    load().then(
      ({ source, ...next }) =>
        settle(() => {
          show(next);
          core.show(source);
        }),
      () => settle(() => (shown.continuation?.next ? show({ ...shown, isStuck: true }) : close())),
    );
  }

  // Callbacks of the page that was left are removed, except for the next title.
  const { programmes, onPosition, onError, media } = props;
  const kept: PlayerOptions = {
    ...(programmes && { programmes }),
    ...(onPosition && { onPosition }),
    ...(onError && { onError }),
    // In a microtask, because the next title is requested after this event.
    onEnded: () => queueMicrotask(() => isOver() && close()),
  };
  /** Whether nothing follows. Until the first picture of the next title the store has the source of the old title. */
  const isOver = () => {
    const hasFollowed = store.get('source')?.key !== shown.key;
    return !isLoading && !hasFollowed && !shown.isStuck && !store.get('asksStillWatching');
  };
  function followedBy({ next, loadNext, loadMoment }: Continuation = {}): PlayerOptions {
    return {
      ...(next && loadNext && { next, onNext: () => goOn(loadNext) }),
      ...(loadMoment && { onRequestTime: (second: number) => goOn(() => loadMoment(second)) }),
    };
  }

  show(shown);
  const reporter = continuedReporter();
  if (reporter) flushWhenHidden(reporter, life.signal);
  watchKeys(store, ['error'], () => store.get('error') && close(), life.signal);
  life.signal.addEventListener('abort', onOtherViewer(close));
  // Closes the mini-player when a child may not watch on, because it has no room for the explanation that a page shows.
  life.signal.addEventListener('abort', onScreenTimeEnd(close));
  const closeDenied = onDeniedReport(({ statId }) => statId === store.get('source')?.statId && close());
  life.signal.addEventListener('abort', closeDenied);
  closeByEscape(frame, close, life.signal);
  return true;
}

/** What plays in another window or on a device is there already, and a webview has no corner. */
function mayContinue({ store }: PlayerCore): boolean {
  const { noPip, bare } = document.documentElement.dataset;
  const isHere = store.get('pip') === 'off' && store.get('castState') !== 'connected';
  const isOffered = noPip === undefined && bare === undefined && window.parent === window;
  return isOffered && isHere && store.get('started') && !store.get('ended') && !store.get('error');
}

/** Calls back when the viewer or the profile has changed; details of the same viewer that load later do not count. */
function onOtherViewer(work: () => void): () => void {
  let before = currentViewer();
  return onViewerChange(() => {
    const now = currentViewer();
    const isOther =
      before && (before.state !== now?.state || (before.profile && before.profile.id !== now.profile?.id));
    before = now;
    if (isOther) work();
  });
}
