'use client';

import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { Failure } from '@/components/ui/form/Failure';
import { LockIcon } from '@/components/ui/icon/status';
import styles from '@/components/ui/message/message.module.scss';
import { useRun } from '@/lib/client/hooks/use-run';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import type { PlatformError } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';

interface Props {
  words: Messages['forAdults'];
}

/**
 * In place of a page that a child's profile has no access to (spec 1 §6, spec 2 §6): that it is there, and the PIN that opens it
 * for a grown-up. The mark tells whoever takes over to stay here (`components/shell/SameAudience.tsx`).
 */
export function ForAdults({ words }: Props) {
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
        <LinkButton href={routes.home()}>{words.home}</LinkButton>
      </div>
      <Failure text={reason} />
    </section>
  );
}

/** What takes over is loaded when wanted: this message is in the script of every page that may be missing. */
async function takeOver(): Promise<void> {
  const { leaveForAdult } = await import('@/lib/client/profiles/leave-for-adult');
  await leaveForAdult();
}

/** The server's own sentence, unless it only asks to wait. The class of the error would be in the script of those pages, too. */
function sentenceOf({ sentence = null, retryAfter = null }: Partial<PlatformError>): string | null {
  return retryAfter === null ? sentence : null;
}
