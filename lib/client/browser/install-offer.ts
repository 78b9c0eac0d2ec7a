/** Chromium's offer to install the site as an application; other browsers have none, nor has an installed one. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | null = null;

/** Keeps the offer until the viewer wants it: the browser makes it once, soon after the page has loaded. Browser only. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
  });
  addEventListener('appinstalled', () => {
    offer = null;
  });
}

export const canInstall = (): boolean => offer !== null;

/** Opens the browser's own question; it can be opened once. */
export async function install(): Promise<void> {
  const own = offer;
  offer = null;
  await own?.prompt();
}
