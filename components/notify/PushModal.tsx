'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button/Button';
import { buttonClasses } from '@/components/ui/button/classes';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { CloseEmptyModal } from '@/components/ui/modal/CloseEmptyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { serverNow } from '@/lib/client/browser/server-clock';
import { notePush } from '@/lib/client/notices/pushes';
import { isCurrent, isPush, type Push } from '@/lib/rules/notices/push';
import styles from './notify.module.scss';

/** Spec 3 §3 Push notification: shown once, within its time. */
export function PushModal({ frame, data, words }: ModalProps) {
  // An address alone has no push; a step forward in the history has an old one.
  if (!isPush(data) || !isCurrent(data, serverNow())) return <CloseEmptyModal frame={frame} />;
  const { title, body, icon, action, target } = data;
  const href = hrefOf(target);
  return (
    <WordsDialog frame={frame} words={words} name="dialogs" title={() => title}>
      {(own) => (
        <div className={styles.body}>
          <SeenPush id={data.id} />
          <div className={styles.push}>
            {icon ? <img src={icon} alt="" width={64} height={64} className={styles.icon} /> : null}
            <p className={styles.text}>{body}</p>
          </div>
          <div className={styles.answers}>
            {href ? (
              <>
                <Destination target={target} href={href} newTab={own.newTab}>
                  {action ?? own.open}
                </Destination>
                <Button variant="quiet" size="lg" onClick={frame.onClose}>
                  {words.close}
                </Button>
              </>
            ) : (
              <Button variant="primary" size="lg" onClick={frame.onClose} data-autofocus>
                {action ?? own.ok}
              </Button>
            )}
          </div>
        </div>
      )}
    </WordsDialog>
  );
}

interface DestinationProps {
  target: Push['target'];
  href: string;
  newTab: string;
  children: string;
}

function Destination({ target, href, newTab, children }: DestinationProps) {
  const look = { variant: 'primary', size: 'lg' } as const;
  return target?.kind === 'outside' ? (
    <ExternalLink href={href} newTabLabel={newTab} className={buttonClasses(look)} data-autofocus="">
      {children}
    </ExternalLink>
  ) : (
    <LinkButton {...look} href={href} data-autofocus="">
      {children}
    </LinkButton>
  );
}

function hrefOf(target: Push['target']): string | null {
  return target && 'href' in target ? target.href : null;
}

function SeenPush({ id }: { id: string }) {
  useEffect(() => {
    notePush(id);
  }, [id]);
  return null;
}
