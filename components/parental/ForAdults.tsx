'use client';

import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { Failure } from '@/components/ui/form/Failure';
import { LockIcon } from '@/components/ui/icon/status';
import type { Messages } from '@/lib/i18n/dictionaries';
import { leaveForAdult } from '@/lib/profiles/leave-for-adult';
import { routes } from '@/lib/routes';
import { useAttempt } from '@/lib/use-attempt';
import styles from './for-adults.module.scss';

interface Props {
  words: Messages['forAdults'];
}

/**
 * In place of a page that a child's profile has no access to (spec 1 §6, spec 2 §6): that it is there, and the PIN that opens it
 * for a grown-up. The mark tells whoever takes over to stay here (`components/shell/SameAudience.tsx`).
 */
export function ForAdults({ words }: Props) {
  const { failed } = words;
  const { isBusy, error, run } = useAttempt({ offline: failed, unavailable: failed, tooMany: failed });
  return (
    <section className={styles.message} data-for-adults="">
      <LockIcon />
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <div className={styles.ways}>
        <Button variant="primary" aria-disabled={isBusy} onClick={() => run(leaveForAdult)}>
          {words.enter}
        </Button>
        <LinkButton href={routes.home()}>{words.home}</LinkButton>
      </div>
      <Failure text={error} />
    </section>
  );
}
