import { keepFocus } from './keep-focus';
import { answer } from './keys';
import { focusOn } from './move';
import { isPlaying, pictureIn } from './picture';

/** After this time without a key the controls of what plays give the focus back to the picture, and hide. */
const REST_MS = 8_000;

/** Makes the page usable with four arrows, OK and Back (docs/TELEVISION.md). */
export function startTelevision(signal: AbortSignal): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(resting));
  addEventListener(
    'keydown',
    (event) => {
      clearTimeout(resting);
      resting = setTimeout(restOnPicture, REST_MS);
      if (answer(event)) event.preventDefault();
    },
    { signal },
  );
  keepFocus(signal);
}

function restOnPicture(): void {
  const picture = pictureIn(document.body);
  const active = document.activeElement;
  const isInBar = active?.closest('[data-controls]') != null && picture?.contains(active) === true;
  if (picture && isInBar && isPlaying(picture)) focusOn(picture);
}
