'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isTelevision } from '@/lib/client/browser/is-television';
import { FROM_MEDIUM } from '@/lib/shared/breakpoints';

/** Devices with hover and enough space. */
const HOVER_SCREEN = `(hover: hover) and ${FROM_MEDIUM}`;

interface Ready<Props> {
  Previews: ComponentType<Props>;
  /** The hovered item when the script loaded; null if none was hovered any more. */
  first: HTMLElement | null;
}

/**
 * Loads the script of previews with the first hovered or focused item; null until then.
 * @param isForTelevisions whether there are some on a television, too
 */
export function useOnDemand<Props>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
  isForTelevisions = false,
): Ready<Props> | null {
  const [ready, setReady] = useState<Ready<Props> | null>(null);
  useEffect(() => {
    // On a television a card over the tiles beside it would be in the way of the arrows.
    if (isTelevision() ? !isForTelevisions : !matchMedia(HOVER_SCREEN).matches) return;
    const life = new AbortController();
    const { signal } = life;
    let last: HTMLElement | null = null;
    let isRequested = false;
    const onPointed = ({ target }: Event) => {
      last = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (!last || isRequested) return;
      isRequested = true;
      load().then(
        (Previews) => {
          if (signal.aborted) return;
          life.abort();
          setReady({ Previews, first: last });
        },
        // Without the script the item still links to its page.
        () => {},
      );
    };
    for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, onPointed, { signal });
    return () => life.abort();
  }, [selector, load, isForTelevisions]);
  return ready;
}
