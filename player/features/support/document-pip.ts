/** Document Picture-in-Picture (not in the standard types yet): a small window with our own subtitles. */
interface DocumentPip {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
  window: Window | null;
}

export function documentPip(): DocumentPip | null {
  return (window as Window & { documentPictureInPicture?: DocumentPip }).documentPictureInPicture ?? null;
}

/** Moves an element into the window and back; resolves when it is there. */
export async function moveToWindow(
  pip: DocumentPip,
  screen: HTMLElement,
  onBack: () => void,
): Promise<Window> {
  const home = screen.parentElement;
  const place = document.createComment('picture is in its own window');
  const small = await pip.requestWindow({ width: 480, height: 270 });
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
    small.document.head.append(sheet.cloneNode(true));
  }
  small.document.documentElement.className = document.documentElement.className;
  small.document.body.style.margin = '0';
  home?.replaceChild(place, screen);
  small.document.body.append(screen);
  small.addEventListener('pagehide', () => {
    // The player may have been removed in the meantime.
    if (place.isConnected) place.replaceWith(screen);
    onBack();
  });
  return small;
}
