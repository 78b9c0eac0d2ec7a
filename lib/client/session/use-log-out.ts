'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { documentHome } from '@/lib/client/browser/of-document';
import { setViewer } from '@/lib/client/viewer/viewer';
import { isAccountPage } from '@/lib/rules/session/exempt-paths';
import { logOut } from './login';

/** Logout (spec 1 §4 Logout): one attempt at a time, and whether the last one failed. */
export function useLogOut() {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      await logOut();
      // A guest has no account page (spec 1 §6).
      if (isAccountPage(location.pathname)) router.push(documentHome());
      setViewer({ state: 'none', name: null, phone: null });
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return { isBusy, hasFailed, leave };
}
