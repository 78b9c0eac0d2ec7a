'use client';

import { useEffect, useState } from 'react';
import { hasUserSession } from './known';
import { useViewer } from './use-viewer';

/** Whether the viewer is logged in, known before the viewer is loaded; null on the server. */
export function useIsLoggedIn(): boolean | null {
  const viewer = useViewer();
  const [isLoggedIn, setLoggedIn] = useState<boolean | null>(null);
  // Only the browser knows it, and a login over the page changes it.
  useEffect(() => setLoggedIn(viewer ? viewer.state === 'user' : hasUserSession()), [viewer]);
  return isLoggedIn;
}
