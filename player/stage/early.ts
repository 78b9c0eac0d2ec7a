import { createSettings, pageStorage } from '../core/settings';
import type { PlayerSource } from '../core/source';
import { browserCapabilities, chooseEngine } from '../engines/select';
import { startEarly } from './autoplay';
import { EARLY_PLACE } from './early-place';
import { preload } from './preloaded';
import { sessionOptionsOf } from './session-options';
import type { Session } from './types';

/** The script that plays early has no keys of protected streams, and not the engine of DASH (`scripts/bundle-early.mjs`). */
function mayLoad(source: PlayerSource): boolean {
  if (source.drm?.length || source.isBreaksOnly) return false;
  const choice = chooseEngine(source, browserCapabilities());
  return choice !== null && choice.name !== 'shaka';
}

/** Sources that may begin with an ad, a packshot or a blackout are left to the player. */
function mayBegin({ breaks, blackouts }: PlayerSource): boolean {
  const isHeld = breaks && (breaks.packshots.length > 0 || (breaks.ads?.rolls.pre.length ?? 0) > 0);
  return !isHeld && !blackouts?.windows.length;
}

/**
 * Loads a stream before the page is hydrated and plays it in the server-rendered frame. The player later takes over the
 * session with its picture. `picture` resolves when the picture is on screen, or when it will not come soon.
 */
export function playBeforeHydration(source: PlayerSource): { picture: Promise<void> } {
  const place = document.querySelector<HTMLElement>(`[${EARLY_PLACE}]`);
  const session = mayLoad(source) ? preload(source, sessionOptionsOf(createSettings(pageStorage()))) : null;
  if (!session || !place || !mayBegin(source)) return { picture: Promise.resolve() };
  place.append(session.media);
  startEarly(session);
  const show = (isShown: boolean) => {
    const root = place.closest<HTMLElement>('section');
    if (root && isShown) root.dataset.shown = 'picture';
  };
  return { picture: onScreen(session).then(show) };
}

/** Whether the picture came: its stream may fail, or something else play in its place. */
function onScreen({ media, state, signal }: Session): Promise<boolean> {
  return new Promise((resolve) => {
    const tellsPictures: boolean = 'requestVideoFrameCallback' in media;
    // Loaded data is no picture yet, and work that begins then delays it.
    if (tellsPictures) media.requestVideoFrameCallback(() => resolve(media.isConnected));
    else media.addEventListener('playing', () => resolve(media.isConnected), { once: true, signal });
    state.subscribe('failed', () => resolve(false));
    signal.addEventListener('abort', () => resolve(false), { once: true });
  });
}
