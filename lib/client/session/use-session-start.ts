'use client';

import { useEffect } from 'react';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { loadViewer, type Viewer } from '@/lib/client/viewer/viewer';
import { beginSession } from './begin';

/**
 * Starts the session of a document (spec 1 §4), loads its viewer and keeps the mark of a logged-in adult. Used once in a document: by the
 * header, or, where there is none, by a host that draws nothing.
 */
export function useSessionStart(): Viewer | null {
  const viewer = useViewer();
  const isUser = viewer?.state === 'user';
  const isChild = viewer?.profile?.role === 'child';
  const isProfileKnown = viewer?.profile !== undefined;
  // At first, and after a login, which does not return the profile.
  useEffect(() => {
    if (!isProfileKnown || !isUser) loadViewer();
  }, [isUser, isProfileKnown]);

  useEffect(beginSession, []);

  useEffect(() => {
    // Until the server has answered, the mark of the cookie is valid (components/shell/PersonMark.tsx).
    if (viewer) document.documentElement.toggleAttribute('data-person', isUser && !isChild);
  }, [viewer, isUser, isChild]);
  return viewer;
}
