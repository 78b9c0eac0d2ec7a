'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** Where something can be pointed at, and where there is room (spec 2 §9: mobile ends at 932 px). */
const WHERE = '(hover: hover) and (min-width: 933px)';

interface Ready<Props> {
  Previews: ComponentType<Props>;
  /** What was pointed at when the script came; null when that was nothing any more. */
  first: HTMLElement | null;
}

/** The script of previews comes with the first thing that is pointed at, or comes into focus; null until then. */
export function useOnDemand<Props>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): Ready<Props> | null {
  const [ready, setReady] = useState<Ready<Props> | null>(null);
  useEffect(() => {
    if (!matchMedia(WHERE).matches) return;
    const life = new AbortController();
    const { signal } = life;
    let last: HTMLElement | null = null;
    let isRequested = false;
    const notice = ({ target }: Event) => {
      last = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (!last || isRequested) return;
      isRequested = true;
      load().then(
        (Previews) => {
          if (signal.aborted) return;
          life.abort();
          setReady({ Previews, first: last });
        },
        // Without it what was pointed at still leads to its page.
        () => {},
      );
    };
    for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, notice, { signal });
    return () => life.abort();
  }, [selector, load]);
  return ready;
}
