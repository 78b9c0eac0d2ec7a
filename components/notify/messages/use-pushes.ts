'use client';

import { useEffect } from 'react';
import { askModal } from '@/lib/client/modals/ask';
import { watchActivity } from '@/lib/client/notices/activity';
import { MESSAGE_POLL_MS } from '@/lib/client/notices/constants';
import { hasWebPush } from '@/lib/client/notices/web-push';

/** The page itself comes first. */
const FIRST_MS = 3_000;

/** The forms of destinations are not for the script of the header. */
const load = () => import('@/lib/client/notices/pushes').then(({ loadPushes }) => loadPushes());

/** A push interrupts no other modal: the next time counts. */
const hasModal = (): boolean => document.documentElement.dataset.modal !== undefined;

/**
 * Spec 3 §3 Push notification, in the open site: asked for as often as messages (spec 3 §4). A browser with Web Push gets them by itself.
 */
export function usePushes(): void {
  useEffect(() => {
    const activity = watchActivity();
    const shown = new Set<string>();
    const check = async () => {
      if (!activity.isActive() || hasModal() || (await hasWebPush())) return;
      // Without an answer the next time counts.
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
