'use client';

import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import { Toast } from '@/components/ui/modal/Toast';
import { Panel } from '@/components/ui/panel/Panel';
import { PanelAnswers } from '@/components/ui/panel/PanelAnswers';
import { PreviewCard } from '@/components/ui/preview/PreviewCard';
import { Section } from '@/components/ui/section/Section';
import { routes } from '@/lib/shared/routes';
import type { GalleryWords } from './Ground';
import styles from './theme.module.scss';

interface Props {
  words: GalleryWords;
  title: string;
}

/** What lies over a page. Notices stay in boxes here; what the browser puts on top opens by its button. */
export function Overlays({ words: { session, shell, errors }, title }: Props) {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'panel' | 'wide' | 'preview' | null>(null);
  const close = () => setOpen(null);
  const item = host.current;
  return (
    <Section title={`${title}: ${shell.messages}`}>
      <div ref={host} className={styles.line}>
        <Menu id={`${id}-menu`} trigger={shell.mainMenu} triggerClassName={styles.trigger}>
          {[shell.channels, shell.moreShort, shell.promoCode].map((label) => (
            <a key={label} href={routes.home()} className={menuItem}>
              {label}
            </a>
          ))}
        </Menu>
        <Button onClick={() => setOpen('panel')}>{session.codeTitle}</Button>
        <Button onClick={() => setOpen('wide')}>{session.chooseTitle}</Button>
        <Button onClick={() => setOpen(open === 'preview' ? null : 'preview')}>{shell.more}</Button>
      </div>
      <div className={styles.stages}>
        <div className={styles.stage} data-holds-fixed="">
          <Panel title={session.signIn} text={session.phoneIntro}>
            <PanelAnswers later={session.close} onLater={() => {}}>
              <Button variant="primary">{session.getCode}</Button>
            </PanelAnswers>
          </Panel>
        </div>
        <div className={styles.stage} data-holds-fixed="">
          <Toast
            alert={{
              id: 1,
              kind: 'failure',
              text: errors.unavailable,
              undo: { label: errors.retry, run: () => {} },
            }}
            onEnd={() => {}}
          />
        </div>
      </div>
      <Dialog
        isOpen={open === 'panel' || open === 'wide'}
        onClose={close}
        closeLabel={session.close}
        title={open === 'wide' ? session.chooseTitle : session.codeTitle}
        variant={open === 'wide' ? 'wide' : 'panel'}
      >
        <div className={styles.inside}>
          <p>{session.phoneIntro}</p>
          <Button variant="primary" onClick={close}>
            {session.confirm}
          </Button>
        </div>
      </Dialog>
      {open === 'preview' && item ? (
        <PreviewCard anchor={{ element: item, host: item }} label={title}>
          <p className={styles.preview}>{session.phoneIntro}</p>
        </PreviewCard>
      ) : null}
    </Section>
  );
}
