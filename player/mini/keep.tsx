'use client';

import { createRoot } from 'react-dom/client';
import { fill } from '@/components/ui/fill';
import { keepPlayback } from '@/lib/client/playback/kept-playback';
import { currentViewer, onViewerChange } from '@/lib/client/viewer/viewer';
import { isClip } from '../core/gates';
import { watchKeys } from '../core/store';
import type { PlayerCore } from '../create-player';
import type { PlayerOptions } from '../features/feature';
import { PlayerContext } from '../ui/context';
import type { PlayerLabels } from '../ui/labels';
import { setKeptPlayback } from './kept';
import { MiniPlayer } from './MiniPlayer';
import styles from './mini.module.scss';
import type { MiniOptions } from './use-mini';

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
export function keepPlaying({ core, root, screen, props }: Playing): boolean {
  const { mini, labels, locale, timeZone } = props;
  if (!mini?.key || !mini.isLeft() || !mayContinue(core)) return false;
  const { key } = mini;
  const { store } = core;
  const page = root.ownerDocument;
  const frame = page.createElement('section');
  frame.className = styles.mini ?? '';
  frame.setAttribute('aria-label', fill(labels.region, { title: props.title }));
  const picture = frame.appendChild(page.createElement('div'));
  picture.className = styles.picture ?? '';
  const controls = frame.appendChild(page.createElement('div'));
  controls.className = styles.controls ?? '';
  page.body.append(frame);
  // In one step from the page to the frame: an element that is outside of the document when the script ends pauses.
  picture.append(screen);

  const life = new AbortController();
  const ui = createRoot(controls);
  const release = () => {
    if (life.signal.aborted) return;
    life.abort();
    setKeptPlayback(null);
    frame.remove();
    // Not while a page is being rendered.
    queueMicrotask(() => ui.unmount());
  };
  const close = () => {
    core.destroy();
    release();
    keepPlayback(null);
  };
  setKeptPlayback({ key, core, root, screen, release, close });
  keepPlayback(key);

  // What the page around it answered has no answer any more: other moments, other titles, other channels.
  const { programmes, onPosition, onError, media } = props;
  core.configure({
    ...(programmes && { programmes }),
    ...(onPosition && { onPosition }),
    ...(onError && { onError }),
    ...(media && { media }),
  });
  const look = () => (store.get('ended') || store.get('error')) && close();
  watchKeys(store, ['ended', 'error'], look, life.signal);
  life.signal.addEventListener('abort', onOtherViewer(close));

  ui.render(
    <PlayerContext value={{ player: core, labels, locale, ...(timeZone && { timeZone }) }}>
      <MiniPlayer title={props.title} subtitle={props.subtitle} onOpen={mini.open} onClose={close} />
    </PlayerContext>,
  );
  return true;
}

/** Only what plays here goes on; other windows and devices have it already, and a webview has no corner. */
function mayContinue({ store }: PlayerCore): boolean {
  const { noPip, bare } = document.documentElement.dataset;
  const isHere = store.get('pip') === 'off' && store.get('castState') !== 'connected';
  const isOffered = noPip === undefined && bare === undefined && window.parent === window;
  // An ad plays in the place of the content, which is paused.
  const isPlaying = !store.get('paused') || isClip(store.get('interrupted'));
  return isOffered && isHere && isPlaying && store.get('started') && !store.get('error');
}

/** Another person watches, or nobody may. What becomes known of the same one changes nothing. */
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
