'use client';

import { useState } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { CloseIcon } from '@/components/ui/icon/close';
import { Tag } from '@/components/ui/tag/Tag';
import { timeText } from '@/lib/client/browser/moment';
import type { Message } from '@/lib/client/notices/messages';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './messages.module.scss';

interface Props {
  message: Message;
  isFresh: boolean;
  words: Messages['messages'];
  onRemove(): Promise<void>;
}

/** One message; its text is shown as plain text. */
export function MessageItem({ message, isFresh, words, onRemove }: Props) {
  const [isGoing, setGoing] = useState(false);
  const { title, text, at } = message;
  const remove = async () => {
    if (isGoing) return;
    setGoing(true);
    await onRemove();
    setGoing(false);
  };
  return (
    <li className={styles.message} aria-busy={isGoing}>
      <div className={styles.words}>
        <p className={styles.subject}>
          {title}
          {isFresh ? <Tag tone="accent">{words.fresh}</Tag> : null}
        </p>
        {text ? <p className={styles.text}>{text}</p> : null}
        {at ? (
          <time dateTime={at} className={styles.when}>
            {timeText(Date.parse(at))}
          </time>
        ) : null}
      </div>
      <IconButton
        label={fill(words.remove, { title })}
        variant="quiet"
        aria-disabled={isGoing}
        onClick={remove}
      >
        <CloseIcon size="sm" />
      </IconButton>
    </li>
  );
}
