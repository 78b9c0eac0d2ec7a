'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AlertState } from '@/components/ui/empty/AlertState';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { BellIcon } from '@/components/ui/icon/status';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { useWords } from '@/lib/client/i18n/use-words';
import { showRemoval } from '@/lib/client/removal/undo';
import { MessageItem } from './MessageItem';
import styles from './messages.module.scss';
import type { useMessages } from './use-messages';

interface Props {
  isOpen: boolean;
  box: ReturnType<typeof useMessages>;
  labels: { messages: string; loading: string; retry: string };
}

/** The content of the dropdown. Messages are read while it is open; new ones stay highlighted until the page is left. */
export function MessagesPanel({ isOpen, box, labels }: Props) {
  const { words, hasFailed: haveWordsFailed, retry: retryWords } = useWords('messages');
  const { messages, hasFailed, retry, remove, restore, note, isUnread } = box;
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const title = useRef<HTMLParagraphElement>(null);

  const noteNews = useEffectEvent((list: typeof messages) => {
    const news = list?.filter(({ id }) => isUnread(id)).map(({ id }) => id) ?? [];
    if (news.length === 0) return;
    setFresh((before) => new Set([...before, ...news]));
    note();
  });
  useEffect(() => {
    if (isOpen) noteNews(messages);
  }, [isOpen, messages]);

  if (hasFailed || haveWordsFailed) {
    const again = () => {
      if (haveWordsFailed) retryWords();
      if (hasFailed) retry();
    };
    return (
      <AlertState
        title={words?.failed ?? labels.messages}
        text={words?.failedText ?? null}
        retry={{ label: labels.retry, onRetry: again }}
      >
        {null}
      </AlertState>
    );
  }
  if (!messages || !words) {
    return (
      <div className={styles.waiting}>
        <Spinner label={labels.loading} />
      </div>
    );
  }
  return (
    <>
      <p ref={title} tabIndex={-1} className={styles.title}>
        {words.title}
      </p>
      {messages.length === 0 ? (
        <EmptyState icon={<BellIcon />} title={words.empty} text={words.emptyText} />
      ) : (
        <ul className={styles.list}>
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              isFresh={fresh.has(message.id)}
              words={words}
              onRemove={async () => {
                // The pressed button is removed with its message, so the title gets the focus.
                if (!(await remove(message.id))) return;
                title.current?.focus();
                await showRemoval(words.removed, () => restore(message.id));
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
