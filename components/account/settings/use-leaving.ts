'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { leaveSettings } from '@/lib/client/account/settings-history';
import { documentHome } from '@/lib/client/browser/of-document';
import { useClosing } from '@/lib/client/hooks/use-closing';
import { useShownAgain } from '@/lib/client/hooks/use-shown-again';
import { settingsScreen } from '@/lib/rules/account/settings-address';
import { SETTINGS_CLOSE_MS } from '@/lib/rules/pages/closing';

/** Close leads to the saved address, or home (spec 3 §2). */
export function useLeaving() {
  const router = useRouter();
  const path = usePathname();
  const closedAt = useRef<string | null>(null);
  const leave = useCallback(() => {
    closedAt.current = location.pathname;
    leaveSettings((href) => router.push(href));
  }, [router]);
  const closing = useClosing(leave, SETTINGS_CLOSE_MS);
  useShownAgain(() => {
    closedAt.current = null;
  });
  useEffect(() => {
    // An entry that a dialog has rewritten does not know how far the page below is.
    const isStillHere = closedAt.current !== null && closedAt.current !== path && settingsScreen(path);
    if (isStillHere) router.replace(documentHome());
  }, [path, router]);
  return closing;
}
