import type { Feature } from './feature';

/** Copies the address of the page at the second on screen. */
export const copyLink: Feature = {
  attach({ store, commands, options }, signal) {
    async function copy() {
      const date = store.get('date');
      const second = Math.floor(date ?? store.get('currentTime'));
      const path = options().linkAt?.(second);
      if (path === undefined) return;
      await navigator.clipboard.writeText(new URL(path, location.href).href);
      store.set({ notice: 'linkCopied' });
    }
    // Without permission, or on a page without https, there is no clipboard.
    commands.handle('copyLink', () => void copy().catch(() => store.set({ notice: 'linkFailed' })), signal);
  },
};
