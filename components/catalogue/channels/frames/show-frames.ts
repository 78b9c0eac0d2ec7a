import { isFastConnection } from '@/lib/client/browser/connection';
import { serverNow } from '@/lib/client/browser/server-clock';
import { FRAME_STEP_SECONDS } from '@/lib/rules/channels/constants';
import styles from '../../cards/channel.module.scss';

const STILL = '(prefers-reduced-motion: reduce)';

/** The newest picture that surely exists. */
const frameSecond = () => {
  const second = Math.floor(serverNow() / 1000) - FRAME_STEP_SECONDS;
  return second - (second % FRAME_STEP_SECONDS);
};

async function draw(plate: HTMLElement): Promise<void> {
  const picture = new Image();
  picture.src = `${plate.dataset.frames}/${frameSecond()}.jpg`;
  // Decoded before it is shown: the tile changes at once, without a moment of nothing.
  await picture.decode();
  plate.style.setProperty('--frame', `url("${picture.src}")`);
  plate.classList.add(styles.framed as string);
}

/**
 * Shows a new picture of the running programme every ten seconds on each channel tile in view. No pictures on a slow
 * connection or in a hidden tab; under reduced motion only the first one. Tiles that are added later are found at the
 * next step. If a picture fails, its tile keeps what it shows and is not tried again.
 */
export function showFrames(signal: AbortSignal): void {
  const inView = new Set<HTMLElement>();
  const known = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const plate = target as HTMLElement;
      if (!isIntersecting) inView.delete(plate);
      else if (!inView.has(plate)) {
        inView.add(plate);
        show(plate);
      }
    }
  });
  const show = (plate: HTMLElement) => {
    if (!isFastConnection()) return;
    draw(plate).catch(() => {
      observer.unobserve(plate);
      inView.delete(plate);
    });
  };
  const find = () => {
    for (const plate of document.querySelectorAll('[data-frames]')) {
      if (known.has(plate)) continue;
      known.add(plate);
      observer.observe(plate);
    }
  };
  const step = () => {
    if (document.hidden) return;
    find();
    if (!matchMedia(STILL).matches) for (const plate of inView) show(plate);
  };
  find();
  const timer = setInterval(step, FRAME_STEP_SECONDS * 1000);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    observer.disconnect();
  });
}
