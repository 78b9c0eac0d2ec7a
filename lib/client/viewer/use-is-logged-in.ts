'use client';

import { useEffect, useState } from 'react';
import { isLoggedIn } from './known';
import { useViewer } from './use-viewer';

/** Whether the viewer is logged in, known before the viewer is loaded; null on the server. */
export function useIsLoggedIn(): boolean | null {
  const viewer = useViewer();
  const [isUser, setUser] = useState<boolean | null>(null);
  // Only the browser knows it, and a login over the page changes it.
  useEffect(() => setUser(isLoggedIn(viewer)), [viewer]);
  return isUser;
}
