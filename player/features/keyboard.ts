import { isTelevision } from '@/lib/client/browser/is-television';
import { locksControls } from '../core/gates';
import type { Feature, FeatureContext } from './feature';
import { keyIsFree, remotePress, type Shortcut, shortcutOf } from './support/shortcuts';
import { volumeStep } from './volume';

export const keyboard: Feature = {
  attach(context, signal) {
    const { store, commands, settings, root, options } = context;
    store.set({ shortcuts: settings.get('shortcuts') });
    commands.handle(
      'setShortcuts',
      (shortcuts) => {
        settings.set('shortcuts', shortcuts);
        store.set({ shortcuts });
      },
      signal,
    );
    root.ownerDocument.addEventListener(
      'keydown',
      (event) => {
        // Spec 2 §2 Keyboard: keys are ignored during ads.
        if (locksControls(store.get('interrupted'))) return;
        if (!store.get('shortcuts') || event.defaultPrevented || event.isComposing) return;
        const target = event.target instanceof Element ? event.target : null;
        const press = isTelevision() ? remotePress(event, target, root) : event;
        const shortcut = press && shortcutOf(press, options().onChannelKey !== undefined);
        if (!shortcut || !keyIsFree(press, target, root)) return;
        event.preventDefault();
        if (event.repeat && shortcut.isOnce) return;
        // The banner of the page answers instead of the controls.
        if (shortcut.name === 'channelKey') return commands.send('channelKey', shortcut.key);
        commands.send('showControls');
        if (shortcut.feedback) commands.send('feedback', shortcut.feedback);
        run(context, shortcut);
      },
      { signal },
    );
  },
};

function run({ store, commands }: FeatureContext, shortcut: Exclude<Shortcut, { name: 'channelKey' }>) {
  switch (shortcut.name) {
    case 'volume':
      return commands.send('setVolume', volumeStep(store.get('volume'), shortcut.value));
    case 'toggleMuted':
      return commands.send('setMuted', !store.get('muted'));
    case 'skip':
    case 'seekShare':
      return commands.send(shortcut.name, shortcut.value);
    case 'stepRate':
    case 'stepFrame':
      return commands.send(shortcut.name, shortcut.value);
    default:
      return commands.send(shortcut.name);
  }
}
