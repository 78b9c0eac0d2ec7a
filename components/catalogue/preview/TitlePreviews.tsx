'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { PreviewsProps } from './Previews';
import { PREVIEWED } from './previewed';

/** Where something can be pointed at, and where there is room (spec 2 §9: mobile ends at 932 px). */
const WHERE = '(hover: hover) and (min-width: 933px)';

/** Previews of the titles on a page (spec 2 §2). Their script comes with the first title that is pointed at. */
export function TitlePreviews() {
  const [Previews, setPreviews] = useState<ComponentType<PreviewsProps> | null>(null);
  const [first, setFirst] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (Previews || !matchMedia(WHERE).matches) return;
    const life = new AbortController();
    const notice = ({ target }: Event) => {
      const title = target instanceof Element ? target.closest<HTMLElement>(PREVIEWED) : null;
      if (!title) return;
      life.abort();
      setFirst(title);
      import('./Previews').then(
        (module) => setPreviews(() => module.Previews),
        // Without it every title still leads to its page.
        () => {},
      );
    };
    document.addEventListener('pointerover', notice, { signal: life.signal });
    document.addEventListener('focusin', notice, { signal: life.signal });
    return () => life.abort();
  }, [Previews]);

  return Previews ? <Previews first={first} /> : null;
}
