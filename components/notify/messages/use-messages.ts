'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { showError } from '@/lib/client/errors/show-error';
import { watchActivity } from '@/lib/client/notices/activity';
import { MESSAGE_POLL_MS } from '@/lib/client/notices/constants';
import { loadMessages, removeMessage, restoreMessage } from '@/lib/client/notices/messages';
import { markRead, readMessages } from '@/lib/client/notices/read';

/**
 * Messages of a logged-in viewer: loaded when the page is idle, then every 150 s while the page is visible (spec 3 §4).
 */
export function useMessages() {
  const isAtRest = useIsAtRest();
  const { data, error, mutate } = useSWR(isAtRest ? 'messages' : null, loadMessages, {
    shouldRetryOnError: false,
    focusThrottleInterval: MESSAGE_POLL_MS,
  });
  const [read, setRead] = useState(readMessages);

  useEffect(() => {
    const activity = watchActivity();
    const timer = setInterval(() => {
      if (activity.isActive()) mutate();
    }, MESSAGE_POLL_MS);
    return () => {
      clearInterval(timer);
      activity.stop();
    };
  }, [mutate]);

  // Another tab has marked messages as read.
  useEffect(() => {
    const onStorage = () => setRead(readMessages());
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  return {
    messages: data ?? null,
    hasFailed: Boolean(error) && !data,
    retry: () => mutate(),
    unread: data?.filter(({ id }) => !read.has(id)).length ?? 0,
    isUnread: (id: string) => !read.has(id),
    /** Marks the shown messages as read. */
    note: () => {
      if (!data) return;
      markRead(data.map(({ id }) => id));
      setRead(readMessages());
    },
    /** Returns whether the message was removed; an error is shown. */
    remove: async (id: string): Promise<boolean> => {
      try {
        await removeMessage(id);
      } catch (failure) {
        await showError(failure, 'icon');
        return false;
      }
      await mutate((known) => known?.filter((message) => message.id !== id), { revalidate: false });
      return true;
    },
    /** Brings back a removed message. @throws PlatformError */
    restore: async (id: string): Promise<void> => {
      await restoreMessage(id);
      await mutate();
    },
  };
}

/** Messages are not urgent, so they load after the page. */
function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const rest = () => setAtRest(true);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, 1_000);
      return () => clearTimeout(timer);
    }
    const wait = requestIdleCallback(rest, { timeout: 3_000 });
    return () => cancelIdleCallback(wait);
  }, []);
  return isAtRest;
}
