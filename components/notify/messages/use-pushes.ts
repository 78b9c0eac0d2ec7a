'use client';

import { useEffect } from 'react';
import { askModal } from '@/lib/client/modals/ask';
import { watchActivity } from '@/lib/client/notices/activity';
import { MESSAGE_POLL_MS } from '@/lib/client/notices/constants';
import { hasWebPush } from '@/lib/client/notices/web-push';

/** The first request waits until the page has loaded. */
const FIRST_MS = 3_000;

/** Loaded with the first request, because the schemas of destinations would enlarge the script of the header. */
const load = () => import('@/lib/client/notices/pushes').then(({ loadPushes }) => loadPushes());

/** While another modal is open no push is shown; the next poll requests it again. */
const hasModal = (): boolean => document.documentElement.dataset.modal !== undefined;

/**
 * Spec 3 §3 Push notification on the open site: polled as often as messages (spec 3 §4). A browser with Web Push does
 * not need the polling.
 */
export function usePushes(): void {
  useEffect(() => {
    const activity = watchActivity();
    const shown = new Set<string>();
    const check = async () => {
      if (!activity.isActive() || hasModal() || (await hasWebPush())) return;
      // A failed call is repeated at the next interval.
      const pushes = await load().catch(() => []);
      const next = pushes.find(({ id }) => !shown.has(id));
      if (!next || hasModal()) return;
      shown.add(next.id);
      askModal({ id: 'push', data: next });
    };
    const first = setTimeout(check, FIRST_MS);
    const timer = setInterval(check, MESSAGE_POLL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      activity.stop();
    };
  }, []);
}
