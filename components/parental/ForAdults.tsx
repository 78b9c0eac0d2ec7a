'use client';

import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { Failure } from '@/components/ui/form/Failure';
import { LockIcon } from '@/components/ui/icon/lock';
import styles from '@/components/ui/message/message.module.scss';
import { useRun } from '@/lib/client/hooks/use-run';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import type { PlatformError } from '@/lib/shared/platform-error';

interface Props {
  words: Messages['forAdults'];
  homeHref: string;
}

/**
 * Replaces a page that a child profile may not see (spec 1 §6, spec 2 §6): says that it exists, and lets an adult open
 * it with the PIN. Its mark keeps the page open after the switch (`components/shell/SameAudience.tsx`).
 */
export function ForAdults({ words, homeHref }: Props) {
  const { isBusy, reason, run } = useRun<string>();
  const enter = () => run(takeOver, (cause) => sentenceOf(cause as Partial<PlatformError>) ?? words.failed);
  return (
    <section className={styles.message} data-for-adults="">
      <LockIcon />
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <div className={styles.actions}>
        <Button variant="primary" aria-disabled={isBusy} onClick={enter}>
          {words.enter}
        </Button>
        <LinkButton href={homeHref}>{words.home}</LinkButton>
      </div>
      <Failure text={reason} />
    </section>
  );
}

/** Loaded on demand, because this message is in the script of every page that may be missing. */
async function takeOver(): Promise<void> {
  const { leaveForAdult } = await import('@/lib/client/profiles/leave-for-adult');
  await leaveForAdult();
}

/**
 * The message of the server, unless it only asks to wait. Checked without the error class, which would be in the script
 * of those pages, too.
 */
function sentenceOf({ sentence = null, retryAfter = null }: Partial<PlatformError>): string | null {
  return retryAfter === null ? sentence : null;
}
