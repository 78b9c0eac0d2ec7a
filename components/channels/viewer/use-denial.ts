'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { modalGone } from '@/lib/client/modals/close';
import { showMessageFor } from '@/lib/client/modals/message';
import { routes } from '@/lib/shared/routes';

/** Spec 2 §8 permission_denied: the detail of the platform over the page, with a button back to the channels. */
export function useDenial(detail: string | null, isOutside = false): void {
  const { push } = useRouter();
  useEffect(() => {
    if (detail === null) return;
    showMessageFor({ text: detail, hasBack: true }).then(async (how) => {
      if (how !== 'back') return;
      if (isOutside) {
        // A frame of another site may not show the channels. Browsers open a tab only at the press, so it does not wait.
        window.open(routes.channels(), '_blank', 'noopener');
        return;
      }
      await modalGone();
      push(routes.channels());
    });
  }, [detail, isOutside, push]);
}
