import type { Feature, FeatureContext } from './feature';
import { keyIsFree, type Shortcut, shortcutOf } from './shortcuts';
import { volumeStep } from './volume';

export const keyboard: Feature = {
  attach(context, signal) {
    const { store, commands, settings, root } = context;
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
        if (!store.get('shortcuts') || event.defaultPrevented || event.isComposing) return;
        const shortcut = shortcutOf(event);
        const target = event.target instanceof Element ? event.target : null;
        if (!shortcut || !keyIsFree(event, target, root)) return;
        event.preventDefault();
        if (event.repeat && shortcut.name.startsWith('toggle')) return;
        commands.send('showControls');
        run(context, shortcut);
      },
      { signal },
    );
  },
};

function run({ store, commands }: FeatureContext, shortcut: Shortcut) {
  if (shortcut.name === 'skip') return commands.send('skip', shortcut.by);
  if (shortcut.name === 'volume') {
    return commands.send('setVolume', volumeStep(store.get('volume'), shortcut.direction));
  }
  if (shortcut.name === 'toggleMuted') return commands.send('setMuted', !store.get('muted'));
  commands.send(shortcut.name);
}
