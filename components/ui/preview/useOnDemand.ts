'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** Where something can be pointed at, and where there is room (spec 2 §9: mobile ends at 932 px). */
const WHERE = '(hover: hover) and (min-width: 933px)';

interface Ready<Props> {
  Previews: ComponentType<Props>;
  /** Was pointed at before the script was there. */
  first: HTMLElement;
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
    const notice = ({ target }: Event) => {
      const first = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (!first) return;
      life.abort();
      // Without it what was pointed at still leads to its page.
      load().then(
        (Previews) => setReady({ Previews, first }),
        () => {},
      );
    };
    for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, notice, { signal });
    return () => life.abort();
  }, [selector, load]);
  return ready;
}
