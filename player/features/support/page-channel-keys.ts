import { type ChannelKey, channelKeyOf } from '../../core/channel-keys';
import { createSettings, pageStorage } from '../../core/settings';
import { keyIsFree } from './shortcuts';

/** The same keys while something else is in the place of the player: an offer, a PIN, the player of a broadcaster. */
export function listenForChannelKeys(press: (key: ChannelKey) => void, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const { ctrlKey, altKey, metaKey, shiftKey, defaultPrevented, isComposing } = event;
      if (ctrlKey || altKey || metaKey || shiftKey || defaultPrevented || isComposing) return;
      const key = channelKeyOf(event);
      const target = event.target instanceof Element ? event.target : null;
      if (!key || !keyIsFree(event, target, document.body)) return;
      if (!createSettings(pageStorage()).get('shortcuts')) return;
      event.preventDefault();
      if (!event.repeat || key.name === 'step') press(key);
    },
    { signal },
  );
}
