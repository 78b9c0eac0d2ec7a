'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { PartnerPanel } from '@/lib/shared/sites/sites';

interface Props {
  /** The panels of the brand. */
  ofPartner: readonly PartnerPanel[];
}

/** No panel comes earlier (`lib/rules/notices/panels.ts`), so that its script can wait. */
const LOAD_AFTER_MS = 20_000;

/** The panels at the edge of a page; their script loads long after the page. */
export function PanelsHost({ ofPartner }: Props) {
  const [Panels, setPanels] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('@/components/notify/panels/Panels').then(
        (loaded) => setPanels(() => loaded.Panels),
        // The next page tries again.
        () => {},
      );
    }, LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Panels ? <Panels ofPartner={ofPartner} /> : null;
}
