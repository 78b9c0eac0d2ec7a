'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Panel } from '@/components/ui/panel/Panel';
import { PanelAnswers } from '@/components/ui/panel/PanelAnswers';
import { useWords } from '@/lib/client/i18n/use-words';
import { askModal } from '@/lib/client/modals/ask';
import { claimPanel, closePanel, releasePanel } from '@/lib/client/notices/panels';
import type { TrialOffer } from '@/lib/rules/pages/shell-view';
import { fill } from '@/lib/shared/i18n/fill';

export interface RegisterPanelProps {
  trial: TrialOffer;
}

/** Spec 3 §4 Notifications: the invitation to register. */
export function RegisterPanel({ trial }: RegisterPanelProps) {
  const { words } = useWords('register');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setOpen(claimPanel('register'));
    return () => releasePanel('register');
  }, []);
  if (!words || !isOpen) return null;

  const close = () => {
    closePanel('register');
    setOpen(false);
  };
  const signUp = () => {
    close();
    askModal({ id: 'auth', to: trial.href });
  };
  return (
    <Panel title={fill(words.title, { trial: trial.text })} text={fill(words.text, { packet: trial.packet })}>
      <PanelAnswers later={words.later} onLater={close}>
        <Button variant="primary" onClick={signUp}>
          {words.action}
        </Button>
      </PanelAnswers>
    </Panel>
  );
}
